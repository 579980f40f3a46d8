import SwiftSyntax

/// Foundation's networking types, which Linux has in a module of their own.
private let networkingNames: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate", "URLCache",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLProtocol", "URLCredential", "URLAuthenticationChallenge",
    "URLProtectionSpace", "HTTPCookie", "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest",
    "URLSessionWebSocketTask", "URLSessionDownloadDelegate",
]
/// What Foundation brings of the Objective-C runtime on Apple's platforms.
private let runtimeNames: Set<String> = [
    "Selector", "autoreleasepool", "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_sync_enter", "objc_sync_exit", "LocalizedStringResource", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent",
]
/// Modules that bring the selectors' helpers with them.
private let modulesWithSelectors: Set<String> = ["ObjectiveC", "UIKit", "SwiftUI", "QuartzCore"]
/// Modules that bring XCTest with them on Apple's platforms, which brings UIKit.
private let modulesWithXCTest: Set<String> = ["XCTest", "Quick", "Nimble"]
/// Modules that bring Foundation with them on Apple's platforms.
private let modulesWithFoundation: Set<String> = ["Foundation", "UIKit", "SwiftUI"]

extension AdaptingVisitor {
    /// Submodules are not modules here, and the C library has another name.
    func adaptImport(_ node: ImportDeclSyntax) {
        guard let first = node.path.first else { return }
        if absentModules.contains(first.name.text) {
            adaptAbsentImport(node, first.name)
            return
        }
        imports.insert(first.name.text)
        if node.importKindSpecifier == nil, node.path.count > 1 {
            replace(first.name.endPositionBeforeTrailingTrivia.utf8Offset..<range(node.path).upperBound, "")
        }
        if first.name.text == "Darwin" { replacePadded(first.name, "Glibc") }
        for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) { adaptAttribute(attribute) }
    }

    /// SwiftUI brings UIKit with it; of any other module that cannot be imported nothing stays.
    private func adaptAbsentImport(_ node: ImportDeclSyntax, _ name: TokenSyntax) {
        guard name.text == "SwiftUI", node.importKindSpecifier == nil, node.path.count == 1 else {
            blank(node)
            return
        }
        imports.insert("UIKit")
        replacePadded(name, "UIKit")
    }

    /// Nimble's old name of its matchers is Foundation's, too.
    func adaptMatcherName(_ token: TokenSyntax) {
        if token.text == "Predicate", imports.contains("Nimble") { insert("Nimble.", at: range(token).lowerBound) }
    }

    func noticeSystemName(_ token: TokenSyntax) {
        if networkingNames.contains(token.text) { usesNetworking = true }
        if runtimeNames.contains(token.text) { usesSelectors = true }
    }

    func missingImports() -> [String] {
        var missing: [String] = []
        if usesSelectors, imports.isDisjoint(with: modulesWithSelectors) { missing.append("import ObjectiveC") }
        if usesNetworking, !imports.isDisjoint(with: modulesWithFoundation), !imports.contains("FoundationNetworking") {
            missing.append("import FoundationNetworking")
        }
        let usesXCTest = !imports.isDisjoint(with: modulesWithXCTest)
        if usesXCTest || bringsUIKit, imports.isDisjoint(with: ["UIKit", "SwiftUI"]) { missing.append("import UIKit") }
        if usesXCTest { missing += testModules.map { "import " + $0 } }
        return missing
    }
}
