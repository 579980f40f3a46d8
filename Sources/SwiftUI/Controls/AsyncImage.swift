/// What is there of an image that is loaded.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// An image from an address.
///
/// Files and `data` addresses are read at once; nothing is fetched from elsewhere, so that others stay in the empty phase
/// and pictures are the same on every run.
public struct AsyncImage<Content: View>: View, _NamedView {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? AsyncImageLoader.placeholder }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    public var body: some View { content(AsyncImageLoader.phase(of: url, scale: scale)) }
}

/// Reads images that are on this machine, each once.
@MainActor private enum AsyncImageLoader {
    private struct Request: Hashable {
        let url: URL
        let scale: CGFloat
    }

    private static var known: [Request: AsyncImagePhase] = [:]

    /// What stands where an image without a placeholder of its own will be: a grey area as large as is offered.
    nonisolated static let placeholder = MainActor.assumeIsolated {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        let image = renderer.image { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return Image(uiImage: image).resizable()
    }

    static func phase(of url: URL?, scale: CGFloat) -> AsyncImagePhase {
        guard let url else { return .empty }
        let request = Request(url: url, scale: scale)
        if let phase = known[request] { return phase }
        let phase = read(request)
        known[request] = phase
        return phase
    }

    private static func read(_ request: Request) -> AsyncImagePhase {
        let data: Data?
        if request.url.isFileURL {
            data = try? Data(contentsOf: request.url)
            if data == nil { return .failure(CocoaError(.fileReadNoSuchFile)) }
        } else if request.url.scheme == "data" {
            data = inlineData(request.url.absoluteString)
        } else {
            return .empty
        }
        guard let data, let image = UIImage(data: data, scale: request.scale) else {
            return .failure(CocoaError(.fileReadCorruptFile))
        }
        return .success(Image(uiImage: image))
    }

    /// Of an address such as `data:image/png;base64,…`.
    private static func inlineData(_ text: String) -> Data? {
        guard let comma = text.firstIndex(of: ",") else { return nil }
        let body = String(text[text.index(after: comma)...])
        if text[..<comma].hasSuffix(";base64") {
            return Data(base64Encoded: body.removingPercentEncoding ?? body)
        }
        return body.removingPercentEncoding.map { Data($0.utf8) }
    }
}
