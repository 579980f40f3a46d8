@preconcurrency import Foundation
import CoreGraphics

// Making an object of a class that is only known as a value needs a `required` initialiser in Swift; Objective-C needs
// none, and Apple's initialisers here are not required, so that subclasses need not have them. The convenience
// initialisers below call the designated one of the class they are called on, as Objective-C does; the functions after
// them call their allocating entries, whose types are given by hand: strings are consumed, the class is the last
// argument. A subclass without the designated initialiser stops with "Use of unimplemented initializer", as on Apple's
// systems; one with an `init()` of its own, which Objective-C would find, is made by the designated one, too.

extension UIView {
    public convenience init(_classValueFrame frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("$s5UIKit6UIViewC16_classValueFrameAC10Foundation6CGRectV_tcfC")
    fileprivate class func make(_ frame: CGRect) -> UIView
}

extension UIButton {
    @_silgen_name("$s5UIKit8UIButtonC4typeA2C10ButtonTypeO_tcfC")
    fileprivate class func make(_ type: ButtonType) -> UIButton
}

extension UITableViewCell {
    public convenience init(_classValueStyle style: CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("$s5UIKit15UITableViewCellC16_classValueStyle_A2C0dG0O_SSSgtcfC")
    fileprivate class func make(_ style: CellStyle, _ reuseIdentifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    public convenience init(_classValueIdentifier reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C21_classValueIdentifierACSSSg_tcfC")
    fileprivate class func make(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UIViewController {
    public convenience init(_classValueNibName nibName: String?, _ bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("$s5UIKit16UIViewControllerC18_classValueNibName_ACSSSg_10Foundation6BundleCSgtcfC")
    fileprivate class func make(_ nibName: consuming String?, _ bundle: consuming Bundle?) -> UIViewController
}

/// What `View()` of a generic parameter and `viewClass.init()` of a metatype become.
@MainActor @preconcurrency
public func _makeInstance<View: UIView>(of viewClass: View.Type, frame: CGRect = .zero) -> View {
    unsafeDowncast(viewClass.make(frame), to: viewClass)
}

/// `buttonClass.init(type:)`.
@MainActor @preconcurrency
public func _makeInstance<Button: UIButton>(of buttonClass: Button.Type, type: UIButton.ButtonType) -> Button {
    unsafeDowncast(buttonClass.make(type), to: buttonClass)
}

/// `cellClass.init(style:reuseIdentifier:)`.
@MainActor @preconcurrency
public func _makeInstance<Cell: UITableViewCell>(
    of cellClass: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
    unsafeDowncast(cellClass.make(style, reuseIdentifier), to: cellClass)
}

/// `headerClass.init(reuseIdentifier:)`.
@MainActor @preconcurrency
public func _makeInstance<Header: UITableViewHeaderFooterView>(
    of headerClass: Header.Type, reuseIdentifier: String?
) -> Header {
    unsafeDowncast(headerClass.make(reuseIdentifier), to: headerClass)
}

/// `controllerClass.init()` and `controllerClass.init(nibName:bundle:)`.
@MainActor @preconcurrency
public func _makeInstance<Controller: UIViewController>(
    of controllerClass: Controller.Type, nibName: String? = nil, bundle: Bundle? = nil
) -> Controller {
    unsafeDowncast(controllerClass.make(nibName, bundle), to: controllerClass)
}
