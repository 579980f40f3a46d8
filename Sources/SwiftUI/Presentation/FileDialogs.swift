import UniformTypeIdentifiers

/// A dialog of the system in which files are chosen; it is shown, and nobody chooses in it.
private struct FileDialog: UIViewControllerRepresentable {
    let isExport: Bool
    let allowsMany: Bool

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        isExport
            ? UIDocumentPickerViewController(forExporting: [])
            : UIDocumentPickerViewController(documentTypes: [], in: .open)
    }

    func updateUIViewController(_ uiViewController: UIDocumentPickerViewController, context: Context) {
        uiViewController.allowsMultipleSelection = allowsMany
    }
}

extension View {
    nonisolated private func fileDialog(
        _ isPresented: Binding<Bool>, isExport: Bool, allowsMany: Bool = false
    ) -> some View {
        sheet(isPresented: isPresented) { FileDialog(isExport: isExport, allowsMany: allowsMany).ignoresSafeArea() }
    }

    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, isExport: false)
    }

    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, isExport: false, allowsMany: allowsMultipleSelection)
    }

    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        fileDialog(isPresented, isExport: false, allowsMany: allowsMultipleSelection)
    }

    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(isPresented, isExport: true)
    }

    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
}
