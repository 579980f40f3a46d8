@preconcurrency import Foundation
import CoreGraphics

/// One thing that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    open func setNeedsDropPreviewUpdate() {}
}

/// How a dragged thing looks.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}

@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    open private(set) var view: UIView
    open private(set) var parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
}

@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}

@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {}

/// What dragging and dropping have in common.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none, `default`
}

/// What a view would do with what is over it.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    open private(set) var operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
