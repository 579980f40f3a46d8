import Testing

@testable import KumikoCommand

@Suite struct JSONScannerTests {
    private func values(_ path: [JSONScanner.Step], _ text: String) -> [String]? {
        let bytes = Array(text.utf8)
        return JSONScanner.values(at: path, in: bytes)?.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test func valuesAreFoundWhereTheyStandAndNowhereElse() {
        let text = """
            {"a": [{"x": {"x": 1}, "y": "x"}, {"y": {"x": 2}}, {"x": "a]}\\"b"}, {"x": [[]]}], "x": 3, "b": [{"x": 4}]}
            """
        #expect(values([.key("a"), .element, .key("x")], text) == [#"{"x": 1}"#, #""a]}\"b""#, "[[]]"])
        #expect(values([.key("x")], text) == ["3"])
        #expect(values([.key("a"), .key("x")], text) == [])
        #expect(values([.key("b"), .element, .key("x")], text) == ["4"])
    }

    @Test(arguments: ["", "{", "}", #"{"a": [}"#, #"{"a": "b"#])
    func textThatIsNotWholeHasNoValues(_ text: String) {
        #expect(values([.key("a")], text) == nil)
    }

    @Test func spacesGoOutsideOfStringsOnly() {
        let text = #"{ "a b" : [ 1, 2 ],\#n\#t"c\" d" : " \\" }"#
        #expect(String(decoding: JSONScanner.compact(text.utf8), as: UTF8.self) == #"{"a b":[1,2],"c\" d":" \\"}"#)
    }
}
