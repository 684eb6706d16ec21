import Testing

/// What runs the program in a terminal, one test after another: a terminal has 100 ms to answer, and on a machine that
/// is busy with dozens of programs at once that is short.
@Suite("In a terminal", .serialized)
enum InTerminal {}
