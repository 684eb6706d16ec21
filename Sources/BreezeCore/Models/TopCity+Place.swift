extension TopCity {
  /// The city as a place: its point, called by its name.
  public var place: Place { .point(coordinate, name: name) }
}
