import FindingModel

/// Findings in the source that the frames of a preview prove.
struct AuditConfirmation {
    /// The audit's rule that shows what a source rule fears.
    private static let proofs: [String: String] = [
        "U01": "R01", "U03": "R01", "U14": "R01", "U21": "R09", "S05": "R09", "S10": "R22", "S11": "R22", "S47": "R20",
        "S48": "R20", "L02": "R20",
    ]

    private struct Place: Hashable {
        var file: String
        var line: Int
    }

    private let audit: [Finding]

    init(_ audit: [Finding]) { self.audit = audit }

    /// The finding with the preview that proves it, or as it was.
    func confirmed(_ finding: Finding) -> Finding {
        guard let proof = Self.proofs[finding.rule], let file = finding.file, let line = finding.line else {
            return finding
        }
        let own = Place(file: Self.name(file), line: line)
        let shown = audit.first { seen in
            guard seen.rule == proof else { return false }
            let places = Self.places(seen)
            // A missing switch is told where the view is declared, not where the mask conflicts.
            if finding.rule == "U01" { return Self.hasMask(seen) && places.contains { $0.file == own.file } }
            return places.contains(own)
        }
        guard let shown else { return finding }
        var finding = finding
        let preview = shown.preview ?? ""
        finding.message += "; the layout of '\(preview)' shows it (\(shown.rule))"
        finding.details = .object(["confirmedBy": .string(shown.rule), "preview": .string(preview)])
        return finding
    }

    private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func constraints(_ finding: Finding) -> [[String: JSONValue]] {
        guard case .object(let details) = finding.details, case .array(let list) = details["constraints"] else {
            return []
        }
        return list.compactMap { if case .object(let constraint) = $0 { constraint } else { nil } }
    }

    private static func places(_ finding: Finding) -> Set<Place> {
        var places: Set<Place> = []
        if let file = finding.file, let line = finding.line { places.insert(Place(file: name(file), line: line)) }
        for constraint in constraints(finding) {
            guard case .string(let file) = constraint["file"], case .number(let line) = constraint["line"] else {
                continue
            }
            places.insert(Place(file: name(file), line: Int(line)))
        }
        return places
    }

    private static func hasMask(_ finding: Finding) -> Bool {
        constraints(finding).contains { $0["origin"] == .string("autoresizing") }
    }
}
