import DeviceCatalog
import DisplayList
import FindingModel
import Foundation
import LayoutTree
import RenderProtocol
import SwiftUI
import UIKit

/// Makes snapshots of UIKit previews: shows each in a window of its own and reads what it became.
@MainActor
final class UIKitSnapshotMaker: SnapshotMaker {
    private let sources: [PreviewSource]
    let previews: [PreviewListing]
    /// What the last snapshot showed.
    private var shown: (context: ReportContext, title: String)?

    init(sources: [PreviewSource]) {
        self.sources = sources
        previews = sources.enumerated().map { index, source in
            PreviewListing(index: index, name: source.name, file: source.file, line: source.line, kind: source.kind)
        }
    }

    func useResources(in folders: [String]) {
        _ResourceRoots.folders = folders
    }

    /// Shows one preview and reads it.
    ///
    /// 1. What an earlier snapshot showed is forgotten, and the environment is set before the preview's code runs, as
    ///    screens and traits may be asked at once.
    /// 2. The preview's own traits win over the configuration: orientation, a fixed size, the size that fits.
    /// 3. The window is shown and runs until it is settled, then on to the virtual time asked for.
    /// 4. Where the constraints allow another layout, it is drawn too, and taken back.
    func snapshot(preview: Int, configuration: RenderConfiguration) throws -> Snapshot {
        let source = sources[preview]
        var configuration = configuration
        configuration.window = try oriented(onOwnDevice(configuration.window, source), by: source.traits)
        let findings = FindingCollector()
        _ApplicationHost.reset()
        _SystemEnvironment.forgetStoredValues()
        _SystemEnvironment.showsAnimations = configuration.time > 0
        _HostEnvironment.use(configuration)
        let start = _VirtualClock.shared.now
        let content = SwiftUIContent.hosted(source.make())
        if let size = try canvasSize(of: content, traits: source.traits) ?? foundSize(of: content, source) {
            configuration.window = configuration.window.canvas(width: Double(size.width), height: Double(size.height))
            _HostEnvironment.use(configuration)
        }
        let window = try show(content, source)
        _ApplicationHost.settle(until: start + configuration.time)
        _LayoutLoops._finish()
        let root = _ApplicationHost.rootView(of: window)
        let builder = LayoutNodeBuilder(window: window)
        let context = ReportContext(
            preview: source.name, configuration: configuration.name, root: root, names: builder.names)
        shown = (context, "\(source.name), \(configuration.name)")
        let document = LayoutDocument(
            preview: .init(name: source.name, file: source.file, line: source.line),
            configuration: configuration.document, root: builder.node(for: root),
            findings: findings.finish(context) + SwiftUIAudit(context: context).findings())
        let picture = picture(of: window)
        return Snapshot(
            displayList: picture, otherDisplayList: otherPicture(of: window, unlike: picture, findings.ambiguousViews),
            document: document)
    }

    /// The same window with the ambiguous views elsewhere.
    private func otherPicture(of window: UIWindow, unlike picture: DisplayList, _ views: [UIView]) -> DisplayList? {
        guard !views.isEmpty else { return nil }
        let other = window._withOtherLayout(of: views) { self.picture(of: window) }
        return other == picture ? nil : other
    }

    func explanation(of name: String, naming files: [String: String]) -> FrameExplanation {
        guard let shown else { return FrameExplanation(texts: [], names: []) }
        return FrameReport(context: shown.context, title: shown.title, files: files).explanation(of: name)
    }

    private func picture(of window: UIWindow) -> DisplayList {
        DisplayList(
            width: Double(window.bounds.width), height: Double(window.bounds.height),
            items: window.layer._displayItems(scale: window.layer.contentsScale))
    }

    // MARK: - Environment

    /// The device that the preview names, where the command was not asked for another than the usual one.
    private func onOwnDevice(_ window: WindowProfile, _ source: PreviewSource) -> WindowProfile {
        guard let name = source.device, window.device == DeviceCatalog.defaultID,
            let device = DeviceCatalog.device(id: name), device.id != window.device
        else { return window }
        return WindowProfile(device: device, orientation: window.orientation, design: window.design)
    }

    private func oriented(
        _ window: WindowProfile, by traits: [PreviewTrait<Preview.ViewTraits>]
    ) throws -> WindowProfile {
        var orientation = window.orientation
        for trait in traits {
            switch trait._kind {
            case .landscapeLeft, .landscapeRight: orientation = .landscape
            case .portrait, .portraitUpsideDown: orientation = .portrait
            default: break
            }
        }
        guard orientation != window.orientation, let device = DeviceCatalog.device(id: window.device) else {
            return window
        }
        return WindowProfile(device: device, orientation: orientation, design: window.design)
    }

    // MARK: - Content

    private func canvasSize(of content: Any, traits: [PreviewTrait<Preview.ViewTraits>]) throws -> CGSize? {
        for trait in traits {
            switch trait._kind {
            case .fixedLayout(let width, let height):
                guard width > 0, height > 0, width.isFinite, height.isFinite else {
                    throw SnapshotError(
                        "fixedLayout(width: \(width), height: \(height)): expected a width and a height above 0")
                }
                return CGSize(width: width, height: height)
            case .sizeThatFitsLayout: return fittingSize(of: content)
            default: break
            }
        }
        return nil
    }

    /// The size a view asks for: by its constraints where it has some, by `sizeThatFits` otherwise, with the window's
    /// width as the most it may be wide.
    private func fittingSize(of content: Any) -> CGSize? {
        let limit = _HostEnvironment.current.windowSize
        if let size = (content as? any HostedContent)?.fittingSize(within: limit) { return size }
        if let controller = content as? UIViewController {
            if controller.preferredContentSize != .zero { return controller.preferredContentSize }
            return controller.view.map { fittingSize(of: $0) ?? limit }
        }
        guard let view = content as? UIView else { return nil }
        var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size.width > limit.width {
            size = view.systemLayoutSizeFitting(
                CGSize(width: limit.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        if size.width == 0 || size.height == 0 {
            let own = view.sizeThatFits(limit)
            if size.width == 0 { size.width = own.width }
            if size.height == 0 { size.height = own.height }
        }
        return CGSize(width: max(1, size.width), height: max(1, size.height))
    }

    private func show(_ content: Any, _ source: PreviewSource) throws -> UIWindow {
        switch content {
        case let window as UIWindow: return window
        case let controller as UIViewController: return _ApplicationHost.show(controller)
        case let view as UIView: return _ApplicationHost.show(view)
        case let delegate as any UIWindowSceneDelegate:
            if let window = _ApplicationHost.run(sceneDelegate: delegate) { return window }
            throw SnapshotError("\(source.name) shows no window in scene(_:willConnectTo:options:)")
        case let delegate as any UIApplicationDelegate:
            if let window = _ApplicationHost.run(applicationDelegate: delegate) { return window }
            throw SnapshotError("\(source.name) shows no window in application(_:didFinishLaunchingWithOptions:)")
        default:
            throw SnapshotError(
                "\(source.name): expected a view or view controller to show, but got \(type(of: content))")
        }
    }
}

/// One line that says why there is no snapshot.
struct SnapshotError: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}
