import Testing

@testable import KumikoCommand

/// Digests of the examples of FIPS 180-4 and of a million letters `a`.
@Suite struct ContentHashTests {
    private func digest(_ text: String) -> String {
        var hash = ContentHash()
        hash.append(Array(text.utf8))
        return hash.digest()
    }

    @Test func knownDigests() {
        #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest(String(repeating: "a", count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func whereTextsEndCounts() {
        var first = ContentHash()
        first.add("ab")
        first.add("c")
        var second = ContentHash()
        second.add("a")
        second.add("bc")
        #expect(first.digest() != second.digest())
    }
}
