import Testing

@Suite struct BadCommandLineTests {
    /// What is typed, and a part of the one line that comes back.
    static let cases: [([String], String)] = [
        ([], "expected a verb"),
        (["devics"], "did you mean 'devices'"),
        (["render"], "expected a Swift file or a folder"),
        (["render", "nowhere.swift"], "no such file or folder: 'nowhere.swift'"),
        (["render", "x", "--device", "iphone-71"], "iphone-17"),
        (["render", "x", "--window", "0x0"], "from 1 to 10000 points"),
        (["render", "x", "--window", "100000x100000"], "from 1 to 10000 points"),
        (["render", "x", "--window", "9000x9000"], "too large"),
        (["render", "x", "--window", "wide"], "expected WIDTHxHEIGHT"),
        (["render", "x", "--window", "-5x10"], "from 1 to 10000 points"),
        (["render", "x", "--window", "nanxnan"], "from 1 to 10000 points"),
        (["render", "x", "--devise", "a"], "did you mean --device?"),
        (["render", "x", "--jobs"], "--jobs needs a value"),
        (["render", "x", "--jobs", "0"], "expected a whole number from 1"),
        (["render", "x", "--only", "("], "not a regular expression"),
        (["render", "x", "--text-size", "huge"], "expected xSmall, small"),
        (["render", "x", "--appearance", "drak"], "did you mean dark?"),
        (["render", "x", "--direction", "up"], "expected ltr, rtl"),
        (["render", "x", "--orientation", "portrait,landscape"], "takes one value"),
        (["render", "x", "--locale", "english please"], "such as en_US"),
        (["render", "x", "--shard", "3/2"], "1 ≤ I ≤ N"),
        (["render", "x", "--scale", "0"], "expected a number from 0.5 to 8"),
        (["render", "x", "--format", "gif"], "expected png, json, svg, html, text"),
        (["render", "x", "--swift-version", "7"], "expected 4, 4.2, 5 or 6"),
        (["render", "x", "--device", "iphone-17,,iphone-16"], "empty element"),
        (["devices", "--format", "xml"], "expected text, json"),
        (["devices", "iphone-17"], "takes no operand"),
        (["merge"], "expected the output folders"),
        (["merge", "nowhere"], "no output of 'kumiko render'"),
    ]

    @Test(arguments: cases.indices)
    func oneLineSaysWhatWasExpected(_ index: Int) throws {
        let (arguments, part) = Self.cases[index]
        let run = try CommandRun(arguments)
        #expect(run.status == 2, "\(arguments)")
        #expect(run.lines.count == 1, "\(run.output)")
        #expect(run.output.contains(part), "\(run.output)")
    }

    @Test func filesThatAreNoSwiftAreRefused() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("hello", to: "notes.txt")
        let run = try CommandRun(["render", file])
        #expect(run.status == 2)
        #expect(run.output.contains("is no Swift file"))
    }

    @Test func anOutputThatIsAFileIsRefused() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("hello", to: "taken")
        let run = try CommandRun(["render", folder.path, "--output", file])
        #expect(run.status == 2)
        #expect(run.output.contains("expected a folder"))
    }

    @Test func aFolderWithoutSwiftHasNothingToRender() throws {
        let folder = try TemporaryFolder()
        try folder.write("hello", to: "notes.txt")
        let run = try CommandRun(["render", folder.path])
        #expect(run.status == 1)
        #expect(run.output.contains("nothing to render"))
    }
}
