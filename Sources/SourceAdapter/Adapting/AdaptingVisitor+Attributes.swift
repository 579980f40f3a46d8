import SwiftSyntax

/// Attributes that only mean something to Objective-C, Interface Builder or Core Data.
private let runtimeAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSManaged", "NSCopying", "_objcImplementation",
]
private let entryPointAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

extension AdaptingVisitor {
    /// Blanks what Linux does not know, and marks of entry points, since the host program has its own.
    func adaptAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        if runtimeAttributes.contains(name) || entryPointAttributes.contains(name) { blank(node) }
    }

    func recordEntryPoint(_ node: some DeclGroupSyntax, _ name: String) {
        let marks = node.attributes.names.intersection(entryPointAttributes)
        guard !marks.isEmpty else { return }
        let inherited = Set(node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? [])
        let kind: EntryPoint.Kind =
            if inherited.contains("UIApplicationDelegate") || marks != ["main"] {
                .applicationDelegate
            } else if inherited.contains("App") {
                .app
            } else {
                .other
            }
        let position = lines.position(range(node.introducer).lowerBound)
        entryPoints.append(EntryPoint(name: name, kind: kind, position: position))
    }
}
