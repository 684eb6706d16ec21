extension PollenItem {
  /// The ids of all that the sources know, groups first: Google's three groups and its plants (Pollen API reference,
  /// "PlantInfo"), among them five of the taxa of CAMS Europe; its sixth is `grass`.
  public static let knownIDs = [
    "grass", "tree", "weed", "alder", "ash", "birch", "cottonwood", "cypress_pine", "elm", "graminales",
    "hazel",
    "japanese_cedar", "japanese_cypress", "juniper", "maple", "mugwort", "oak", "olive", "pine", "ragweed",
  ]
}
