import Testing
import UniformTypeIdentifiers

/// Kinds of data and how they belong together.
@Suite struct UTTypeTests {
    @Test func kindsConformToTheirParents() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(UTType.mp3.supertypes.contains(.audiovisualContent))
    }

    @Test func extensionsAndMediaTypesNameKinds() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType(filenameExtension: "nothing") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.json.preferredMIMEType == "application/json")
    }

    @Test func identifiersAreChecked() {
        #expect(UTType("public.plain-text") == .plainText)
        #expect(UTType("org.example.unheard-of") == nil)
        #expect(UTType(exportedAs: "org.example.own").identifier == "org.example.own")
        #expect(!UTType(exportedAs: "org.example.own").isDeclared)
    }

    @Test func everyNamedKindIsDeclared() {
        let kinds: [UTType] = [.item, .folder, .rtf, .yaml, .svg, .mpeg4Movie, .zip, .pdf, .vCard, .usdz, .epub, .log]
        for kind in kinds {
            #expect(kind.isDeclared && kind.localizedDescription != nil, "\(kind)")
            for parent in kind.supertypes { #expect(parent.isDeclared, "\(parent), a parent of \(kind)") }
        }
    }
}
