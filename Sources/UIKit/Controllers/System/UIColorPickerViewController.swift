@preconcurrency import Foundation
import CoreGraphics

/// Lets the user choose a colour; the sheet shows the chosen one.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
    private let swatch = UIView()
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.black {
        didSet { swatch.backgroundColor = selectedColor }
    }
    open var supportsAlpha = true
    open var supportsEyedropper = true

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSystemSheet(
            symbol: "paintpalette", title: title ?? "Colors", note: "The system's colours are not offered here.")
        swatch.backgroundColor = selectedColor
        swatch.layer.cornerRadius = 12
        view.addSubview(swatch)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        swatch.frame = CGRect(x: room.midX - 32, y: room.maxY - 96, width: 64, height: 64)
    }
}

@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user choose a font; a plain sheet stands for the list.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
    /// What is offered.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        open var filteredLanguagesPredicate: NSPredicate?

        public override init() {
            super.init()
        }
    }

    open private(set) var configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?

    public init(configuration: UIFontPickerViewController.Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public init() {
        configuration = Configuration()
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSystemSheet(
            symbol: "textformat", title: title ?? "Choose a Font", note: "The device's fonts are not offered here.")
    }
}

@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// A button that shows a colour and, on a device, opens the colour picker.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    open var title: String?
    open var supportsAlpha = true
    open var supportsEyedropper = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: ControlMetric.colorWellSide.value, height: ControlMetric.colorWellSide.value)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A ring of the colours of the rainbow around the chosen one.
    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let ring = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let center = CGPoint(x: ring.midX, y: ring.midY)
        let count = 24
        for index in 0..<count {
            let start = CGFloat(index) / CGFloat(count) * 2 * .pi
            let path = UIBezierPath(
                arcCenter: center, radius: side / 2 - 1.5, startAngle: start,
                endAngle: start + 2 * .pi / CGFloat(count) + 0.02, clockwise: true)
            path.lineWidth = 3
            UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.8, brightness: 1, alpha: 1).setStroke()
            path.stroke()
        }
        ControlPaint.fill(
            ring.insetBy(dx: 5, dy: 5), radius: side / 2, selectedColor ?? .systemGray5, in: self)
    }
}
