import CommandLineKit
import Testing

@testable import KumikoCommand

@Suite struct ConfigurationMatrixTests {
    private func configurations(_ words: String) throws -> [String] {
        let arguments = words.split(separator: " ").map(String.init)
        let parsed = try ArgumentParser(options: RenderOptions.descriptions).parse(arguments)
        return try ConfigurationMatrix.configurations(RenderOptions(parsed)).map(\.name)
    }

    /// Options, and the names of the configurations that they make.
    static let cases: [(String, [String])] = [
        ("", ["iphone-17"]),
        ("--device iphone-17-pro,ipad-mini-6", ["iphone-17-pro", "ipad-mini-6"]),
        ("--orientation landscape", ["iphone-17.landscape"]),
        (
            "--orientation landscape --text-size accessibility3 --appearance dark --direction rtl",
            ["iphone-17.landscape.accessibility3.dark.rtl"]
        ),
        ("--locale ar", ["iphone-17.ar"]),
        ("--locale ar --direction ltr", ["iphone-17.ltr.ar"]),
        ("--window 320x480,500x700", ["iphone-17.320x480", "iphone-17.500x700"]),
        ("--design ios18 --scale 2 --at 1.5", ["iphone-17.ios18.2x.at1.5"]),
        ("--appearance light,dark --appearance dark", ["iphone-17", "iphone-17.dark"]),
    ]

    @Test(arguments: cases.indices)
    func namesSayWhatDiffersFromTheDefaults(_ index: Int) throws {
        #expect(try configurations(Self.cases[index].0) == Self.cases[index].1)
    }

    @Test func valuesMultiply() throws {
        let names = try configurations(
            "--device iphone-17,iphone-se-3 --text-size small,large,xxLarge --appearance light,dark --direction ltr,rtl"
        )
        #expect(names.count == 24)
        #expect(Set(names).count == 24)
    }

    @Test(arguments: [("en_US", "ltr"), ("ar", "rtl"), ("he-IL", "rtl"), ("uz_Latn_UZ", "ltr"), ("pa_Arab", "rtl")])
    func localesHaveADirection(_ locale: String, _ direction: String) {
        #expect(LocaleDirection.of(locale).rawValue == direction)
    }

    @Test func shardsPartTheWork() {
        let shards = (1...3).map { Shard(index: $0, count: 3) }
        for position in 0..<20 { #expect(shards.filter { $0.contains(position) }.count == 1) }
    }
}
