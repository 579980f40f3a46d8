import CoreGraphics
import DisplayList
import Foundation

/// The contexts that UIKit drawing on this thread goes to; the last one is current.
final class GraphicsContextStack {
    /// A context, and what an image made from it needs to know.
    struct Entry {
        var context: CGContext
        var size: CGSize
        var scale: CGFloat
        /// Whether `UIGraphicsBeginImageContext` made it.
        var isImageContext: Bool
    }

    private static let threadValue = ThreadLocal<[Entry]>([])

    static var entries: [Entry] {
        get { threadValue.value }
        set { threadValue.value = newValue }
    }

    /// A bitmap; in a program that links no painter, a context whose drawing leaves no pixels.
    static func makeContext(size: CGSize, scale: CGFloat) -> CGContext {
        CGContext._makeBitmap(size: size, scale: scale) ?? DisplayListRecorder.makeContext().context
    }

    static func push(_ context: CGContext, size: CGSize = .zero, scale: CGFloat = 1, isImageContext: Bool = false) {
        entries.append(Entry(context: context, size: size, scale: scale, isImageContext: isImageContext))
    }
}

/// The scale for "the device's": that of the current traits.
func deviceScale(_ scale: CGFloat) -> CGFloat {
    if scale > 0 { return scale }
    let current = UITraitCollection.current.displayScale
    return current > 0 ? current : 1
}

/// The context that UIKit drawing goes to; nil outside of `draw(_:)`, image contexts and renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.entries.last?.context
}

public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.push(context)
}

public func UIGraphicsPopContext() {
    if !GraphicsContextStack.entries.isEmpty { GraphicsContextStack.entries.removeLast() }
}

/// As with options, not opaque and at scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap the current context.
///
/// - Parameter scale: 0 means the device's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = deviceScale(scale)
    let context = GraphicsContextStack.makeContext(size: size, scale: scale)
    if opaque {
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.fill(CGRect(origin: .zero, size: size))
    }
    GraphicsContextStack.push(context, size: size, scale: scale, isImageContext: true)
}

/// The picture drawn so far; nil where the current context is no image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.entries.last, entry.isImageContext, entry.size.width > 0,
        entry.size.height > 0
    else { return nil }
    return UIImage(drawnIn: entry.context, size: entry.size, scale: entry.scale)
}

public func UIGraphicsEndImageContext() {
    if GraphicsContextStack.entries.last?.isImageContext == true { GraphicsContextStack.entries.removeLast() }
}

// MARK: - Rectangles

public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Fills a frame of one point inside the rectangle.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.beginPath()
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
