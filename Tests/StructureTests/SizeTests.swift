import Testing

@Suite struct SizeTests {
    private static let sources = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/") }

    @Test func filesAreShort() {
        for file in Self.sources {
            #expect(file.lines.count <= 800, "\(file.path) has \(file.lines.count) lines; split it by topic")
        }
        let sizes = Self.sources.map(\.lines.count).sorted()
        #expect(sizes[sizes.count * 9 / 10] <= 400)
    }

    @Test func functionsAreShort() {
        var lengths: [Int] = []
        for file in Self.sources {
            for function in file.functions {
                #expect(function.length <= 80, "\(file.path):\(function.line) has \(function.length) lines")
                lengths.append(function.length)
            }
        }
        lengths.sort()
        #expect(lengths.count > 500, "the functions were not found")
        #expect(lengths[lengths.count * 9 / 10] <= 30)
    }
}
