import BreezeCore

extension DashboardForm {
  /// The form that was asked for; text when none was.
  ///
  /// - Throws: a usage error for two forms at a time, for a template that cannot be read, and for a choice of sections
  ///   with a form that has none.
  init(_ invocation: Invocation) throws(CommandError) {
    let output = try invocation.value(of: Options.output)
    let asksForJSON = invocation.has(Options.json)
    if asksForJSON, let output, output != .json {
      throw .usage(.exclusive(Options.json.spec.name, Options.output.spec.name))
    }
    let json = asksForJSON && output == nil ? [Options.json.spec] : []
    try invocation.refuseMoreThanOne(of: json + Options.forms)
    if let source = try invocation.value(of: Options.format) {
      self = .template(try CommandError.usage { () throws(UsageError) in try OutputTemplate(source) })
    } else if invocation.has(Options.share) {
      self = .share
    } else {
      self = asksForJSON ? .json : output ?? .text
    }
    try refuseSelection(invocation)
  }

  /// The sections to show: those chosen, as far as the form has them.
  func chosenSections(_ invocation: Invocation) throws(CommandError) -> Set<DashboardSection> {
    try invocation.refuseMoreThanOne(of: Options.selection)
    let only = try invocation.value(of: Options.only) ?? Set(DashboardSection.allCases)
    let skipped = try invocation.value(of: Options.skip) ?? []
    let chosen = only.subtracting(skipped).intersection(sections)
    if chosen.isEmpty { throw .usage(.invalid("No section is left to show.")) }
    return chosen
  }

  private func refuseSelection(_ invocation: Invocation) throws(CommandError) {
    guard !hasSections, let selection = invocation.arguments.given(Options.selection).first,
      let form = invocation.arguments.given(Options.forms).first
    else { return }
    throw .usage(.exclusive(form.name, selection.name))
  }
}
