@preconcurrency import Foundation

/// Checks spelling; there is no dictionary here, so every word counts as right and nothing is proposed.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    open var ignoredWords: [String]?

    public override init() {
        super.init()
    }

    open class var availableLanguages: [String] { [_HostEnvironment.current.locale.identifier] }

    /// A location of `NSNotFound`: no word is wrong.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
}
