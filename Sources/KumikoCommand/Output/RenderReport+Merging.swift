extension RenderReport {
    /// The reports of several runs as one: same previews are joined, same configurations appear once, and everything
    /// stands where one run would have put it, as far as the reports say where that is.
    static func merged(_ reports: [RenderReport]) throws -> RenderReport {
        var result = RenderReport(previews: [], findings: [], failures: [])
        for report in reports {
            for preview in report.previews { result.add(preview) }
            result.failures += report.failures.filter { !result.failures.contains($0) }
        }
        let orders = reports.compactMap(\.order)
        result.sort(
            by: Order(
                previews: unique(orders.flatMap(\.previews) + result.previews.map(\.id)),
                configurations: unique(orders.flatMap(\.configurations))))
        result.findings = try findings(of: result.previews)
        return result
    }

    /// The parts that the reports do not have of the wholes which they are of.
    static func missingShards(_ reports: [RenderReport]) -> [Shard] {
        let present = Set(reports.compactMap(\.order?.shard))
        let counts = Set(present.map(\.count)).sorted()
        return counts.flatMap { count in
            (1...count).map { Shard(index: $0, count: count) }.filter { !present.contains($0) }
        }
    }

    private mutating func add(_ preview: Preview) {
        guard let index = previews.firstIndex(where: { $0.id == preview.id }) else {
            previews.append(preview)
            return
        }
        let known = Set(previews[index].configurations.map(\.name))
        previews[index].configurations += preview.configurations.filter { !known.contains($0.name) }
        var printed = PrintedLines(reported: previews[index].printed ?? [])
        printed.merge(PrintedLines(reported: preview.printed ?? []))
        previews[index].printed = printed.reported
    }

    /// Sorts previews and, in each, configurations; then failures the same way. What has no place comes last, as it
    /// came.
    mutating func sort(by order: Order) {
        let previewPlaces = Self.places(order.previews)
        let configurationPlaces = Self.places(order.configurations)
        func place(_ id: String, _ configuration: String?) -> (Int, Int) {
            (previewPlaces[id] ?? .max, configuration.flatMap { configurationPlaces[$0] } ?? .max)
        }
        previews = Self.stable(previews) { place($0.id, nil) }
        for index in previews.indices {
            previews[index].configurations = Self.stable(previews[index].configurations) { place("", $0.name) }
        }
        failures = Self.stable(failures) { place($0.id, $0.configuration) }
    }

    private static func places(_ names: [String]) -> [String: Int] {
        Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
    }

    private static func stable<Element>(_ list: [Element], by place: (Element) -> (Int, Int)) -> [Element] {
        list.enumerated().map { (place($0.element), $0.offset, $0.element) }
            .sorted { ($0.0.0, $0.0.1, $0.1) < ($1.0.0, $1.0.1, $1.1) }.map(\.2)
    }
}
