import TextEngine

/// The points added after each character so that the stand-in is as wide as Apple's font.
///
/// Between two sizes or weights of `Data/tracking.tsv` values are interpolated; beyond its ends they grow with the size.
struct FontTracking: Sendable {
    static let shared = FontTracking(
        TabSeparatedTable(PackageResources.tracking_tsv), advances: TabSeparatedTable(PackageResources.advances_tsv))

    private let sizes: [Double]
    private let weights: [Double]
    /// One row a size, one column a weight; points.
    private let values: [[Double]]
    /// Whole advances in ems, by code point.
    let advances: [UInt32: Double]

    init(_ table: TabSeparatedTable, advances: TabSeparatedTable) {
        var points: [Double: [Double: Double]] = [:]
        for record in table.records {
            guard let size = record["size"].flatMap(Double.init), let weight = record["weight"].flatMap(Double.init),
                let tracking = record["tracking"].flatMap(Double.init)
            else { fatalError("tracking.tsv: expected size, weight and tracking, found \(record)") }
            points[size, default: [:]][weight] = tracking
        }
        let sizes = points.keys.sorted()
        let weights = Set(points.values.flatMap(\.keys)).sorted()
        guard !sizes.isEmpty, !weights.isEmpty else { fatalError("tracking.tsv: expected rows") }
        self.sizes = sizes
        self.weights = weights
        values = sizes.map { size in
            weights.map { weight in
                guard let value = points[size]?[weight] else {
                    fatalError("tracking.tsv: expected a row for size \(size), weight \(weight)")
                }
                return value
            }
        }
        self.advances = Dictionary(
            advances.records.compactMap { record in
                guard let scalar = record["character"]?.unicodeScalars.first,
                    let advance = record["advance"].flatMap(Double.init)
                else { return nil }
                return (scalar.value, advance)
            }, uniquingKeysWith: { first, _ in first })
    }

    func tracking(size: Double, weight: Int) -> Double {
        guard size > 0, size.isFinite else { return 0 }
        let clamped = min(max(size, sizes[0]), sizes[sizes.count - 1])
        let row = Self.position(of: clamped, in: sizes)
        let column = Self.position(of: Double(weight), in: weights)
        func value(_ index: Int) -> Double {
            let low = values[index][column.index]
            let high = values[index][min(column.index + 1, weights.count - 1)]
            return low + (high - low) * column.part
        }
        let low = value(row.index)
        let high = value(min(row.index + 1, sizes.count - 1))
        return (low + (high - low) * row.part) * size / clamped
    }

    /// The knot at or below a value and the part of the way to the next one.
    private static func position(of value: Double, in knots: [Double]) -> (index: Int, part: Double) {
        guard let index = knots.lastIndex(where: { $0 <= value }) else { return (0, 0) }
        guard index + 1 < knots.count else { return (index, 0) }
        return (index, (value - knots[index]) / (knots[index + 1] - knots[index]))
    }
}
