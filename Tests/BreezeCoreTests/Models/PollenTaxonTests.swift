import Testing

import BreezeCore

/// The classes are MeteoSwiss's; olive's are those of the Spanish network REA, its last the University of Granada's.
@Suite("The daily mean of a pollen and its level")
struct PollenTaxonTests {
  @Test(
    "Where low, moderate, high and very high begin",
    arguments: [
      (PollenTaxon.alder, [1, 11, 70, 250]),
      (.birch, [1, 11, 70, 300]),
      (.grass, [1, 20, 50, 150]),
      (.mugwort, [1, 6, 15, 50]),
      (.olive, [1, 50, 200, 500]),
      (.ragweed, [1, 6, 11, 40]),
    ])
  func bounds(taxon: PollenTaxon, starts: [Double]) {
    #expect(taxon.index(dailyMean: 0) == 0)
    for (start, (below, from)) in zip(starts, [(0, 1), (1, 3), (3, 4), (4, 5)]) {
      #expect(taxon.index(dailyMean: start.nextDown) == below)
      #expect(taxon.index(dailyMean: start) == from)
    }
    #expect(taxon.index(dailyMean: 1e9) == 5)
  }

  @Test(
    "Worked examples",
    arguments: [
      (PollenTaxon.birch, 0.4, PollenLevel.none), (.birch, 1, .low), (.birch, 10.9, .low),
      (.birch, 11, .moderate), (.birch, 69.9, .moderate), (.birch, 70, .high), (.birch, 299, .high),
      (.birch, 300, .veryHigh), (.grass, 19.9, .low), (.grass, 20, .moderate), (.grass, 50, .high),
      (.grass, 150, .veryHigh), (.ragweed, 5.9, .low), (.ragweed, 6, .moderate), (.ragweed, 11, .high),
      (.ragweed, 40, .veryHigh), (.olive, 49, .low), (.olive, 50, .moderate), (.olive, 200, .high),
      (.olive, 500, .veryHigh),
    ])
  func examples(taxon: PollenTaxon, mean: Double, level: PollenLevel) {
    #expect(PollenLevel(index: taxon.index(dailyMean: mean)) == level)
  }

  @Test("Six taxa, named with a capital")
  func names() {
    #expect(
      PollenTaxon.allCases.map(\.name) == ["Alder", "Birch", "Grass", "Mugwort", "Olive", "Ragweed"])
  }
}
