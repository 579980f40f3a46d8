import CoreGraphics
import TextEngine

/// Writes down what is drawn on a context, in the context's base space with y downwards.
///
/// 1. Colours, paths and simple transforms are worked into the items themselves; a group stands only where one is needed.
/// 2. Items that follow each other under the same clip share that clip's group.
/// 3. A transparency layer is one group.
public final class DisplayListRecorder: _CGContextBackend {
    public let _bounds: CGRect
    private var frames: [Frame] = [Frame()]

    /// Where gradients reach when nothing clips them; infinite for a large square around the origin.
    public init(bounds: CGRect = .infinite) {
        _bounds = bounds
    }

    /// A context as UIKit's: y downwards, one unit a point, recording into a new recorder.
    public static func makeContext(bounds: CGRect = .infinite) -> (context: CGContext, recorder: DisplayListRecorder) {
        let recorder = DisplayListRecorder(bounds: bounds)
        return (CGContext(_backend: recorder), recorder)
    }

    /// What was drawn so far; layers that are still open are left out.
    public var items: [DisplayItem] { frames[0].finished }

    /// Whether a transparency layer is open.
    public var hasOpenLayer: Bool { frames.count > 1 }

    /// Hands over what was drawn so far and starts afresh.
    public func takeItems() -> [DisplayItem] {
        defer { frames[0] = Frame() }
        return frames[0].finished
    }

    // MARK: Drawing

    public func _fill(_ path: CGPath, evenOdd: Bool, paint: _CGPaint, state: _CGContextState) {
        let recorded = RecordedPaint(paint, alpha: state.alpha)
        let shape = recorded.space.isIdentity ? path._elements : path._transformed(recorded.space.inverted())
        let item = DisplayItem.fill(DisplayPath(CGPath(_elements: shape)), recorded.paint, evenOdd: evenOdd)
        emit(recorded.placed(item), state: state)
    }

    public func _stroke(_ path: CGPath, paint: _CGPaint, state: _CGContextState) {
        let recorded = RecordedPaint(paint, alpha: state.alpha)
        if let scale = state.transform._uniformScale, scale > 0 {
            let item = DisplayItem.stroke(
                DisplayPath(path), recorded.paint, DisplayStroke(state: state, scale: Double(scale)))
            return emit(item, state: state)
        }
        let shape = CGPath(_elements: path._transformed(state.transform.inverted()))
        let item = DisplayItem.stroke(DisplayPath(shape), recorded.paint, DisplayStroke(state: state, scale: 1))
        emit(.group(DisplayGroup(transform: state.transform, items: [item])), state: state)
    }

    public func _draw(
        _ image: CGImage, in rect: CGRect, tint: _CGRGBA?, transform: CGAffineTransform, state: _CGContextState
    ) {
        let isSmooth = state.interpolationQuality != .none && image.shouldInterpolate
        var item = DisplayItem.image(
            DisplayImage(
                pixels: DisplayPixels(image), x: rect.minX, y: rect.minY, width: rect.width, height: rect.height,
                tint: tint.map(TextColor.init), interpolation: isSmooth ? .linear : .nearest))
        if !transform.isIdentity { item = .group(DisplayGroup(transform: transform, items: [item])) }
        if state.alpha < 1 { item = .group(DisplayGroup(opacity: state.alpha, items: [item])) }
        emit(item, state: state)
    }

    /// Text with its top left corner, in user space with y downwards.
    public func draw(_ layout: TextLayout, at point: CGPoint, state: _CGContextState) {
        let transform = state.transform
        let isMoved = CGAffineTransform(translationX: transform.tx, y: transform.ty) == transform
        let origin = isMoved ? point.applying(transform) : point
        var group = DisplayGroup(
            opacity: state.alpha, items: [.text(DisplayText(layout: layout, x: origin.x, y: origin.y))])
        if !isMoved { group.affineTransform = transform }
        emit(isMoved && state.alpha == 1 ? group.items[0] : .group(group), state: state)
    }

    /// An item in base space, under the state's clip, blend mode and shadow.
    public func draw(_ item: DisplayItem, state: _CGContextState) {
        let item = state.alpha < 1 ? .group(DisplayGroup(opacity: state.alpha, items: [item])) : item
        emit(item, state: state)
    }

    public func _beginLayer(state: _CGContextState) {
        frames.append(Frame(opener: state))
    }

    public func _endLayer() {
        guard frames.count > 1, let frame = frames.popLast(), let state = frame.opener else { return }
        let items = frame.finished
        guard !items.isEmpty else { return }
        emit(.group(DisplayGroup(opacity: state.alpha, isIsolated: true, items: items)), state: state)
    }

    private func emit(_ item: DisplayItem, state: _CGContextState) {
        let needsGroup = state.blendMode != .normal || state.shadow != nil
        guard needsGroup else { return frames[frames.count - 1].add(item, under: state.clip) }
        let group = DisplayGroup(
            blendMode: DisplayBlendMode(state.blendMode), shadow: state.shadow.map(DisplayShadow.init), items: [item])
        frames[frames.count - 1].add(.group(group), under: state.clip)
    }
}

extension DisplayListRecorder {
    /// The items of one transparency layer, or of the whole, with the clips that stand open at its end.
    private struct Frame {
        /// The state that the layer was begun with; nil for the whole.
        var opener: _CGContextState?
        var items: [DisplayItem] = []
        var open: [(clip: _CGClip, items: [DisplayItem])] = []

        init(opener: _CGContextState? = nil) {
            self.opener = opener
        }

        mutating func add(_ item: DisplayItem, under clip: _CGClip?) {
            // The clips the layer was begun under act on the layer as a whole.
            let outside = opener?.clip?.chain.count ?? 0
            let chain = Array((clip?.chain ?? []).dropFirst(outside))
            let shared = zip(open, chain).prefix { $0.clip === $1 }.count
            while open.count > shared { closeInnermost() }
            for clip in chain.dropFirst(shared) { open.append((clip, [])) }
            append(item)
        }

        var finished: [DisplayItem] {
            var copy = self
            while !copy.open.isEmpty { copy.closeInnermost() }
            return copy.items
        }

        private mutating func closeInnermost() {
            let (clip, items) = open.removeLast()
            append(.group(clip.group(of: items)))
        }

        private mutating func append(_ item: DisplayItem) {
            if open.isEmpty { items.append(item) } else { open[open.count - 1].items.append(item) }
        }
    }
}

extension _CGClip {
    fileprivate func group(of items: [DisplayItem]) -> DisplayGroup {
        switch shape {
        case .path(let path, let evenOdd):
            return DisplayGroup(clip: DisplayPath(path), clipIsEvenOdd: evenOdd, items: items)
        case .mask(let image, let rect, let transform):
            var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
            for (index, cover) in image._coverage.enumerated() { pixels[index * 4 + 3] = cover }
            let mask = DisplayItem.image(
                DisplayImage(
                    pixels: DisplayPixels(width: image.width, height: image.height, bytes: Data(pixels)),
                    x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
            return DisplayGroup(
                mask: transform.isIdentity ? [mask] : [.group(DisplayGroup(transform: transform, items: [mask]))],
                items: items)
        }
    }
}
