import DeviceCatalog
import Foundation
import TextEngine

@testable import UIKit

/// Controls by the names that the data files use.
@MainActor
enum ControlSample {
    /// Measures text without fonts and plays a device of the scale and design.
    static func prepare(scale: CGFloat = 2, design: DesignGeneration = .ios26, rightToLeft: Bool = false) {
        _TextEnvironment.engine = FixedMetricsTextEngine()
        var environment = _HostEnvironment()
        environment.scale = scale
        environment.design = design
        environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        _HostEnvironment.current = environment
        _DesignEnvironment.generation = design
        UITraitCollection.current = environment.traitCollection
    }

    static func make(_ name: String, _ setup: String) -> UIView? {
        let text = setup.replacingOccurrences(of: "\\n", with: "\n")
        switch name {
        case "switch": return UISwitch()
        case "stepper": return UIStepper()
        case "slider": return UISlider()
        case "progress": return UIProgressView()
        case "spinner": return UIActivityIndicatorView(style: setup == "large" ? .large : .medium)
        case "pages":
            let control = UIPageControl()
            control.numberOfPages = Int(setup) ?? 0
            return control
        case "segmented": return UISegmentedControl(items: text.isEmpty ? [] : text.components(separatedBy: "|"))
        case "image": return UIImageView()
        case "picker": return UIPickerView()
        case "datePicker": return makeDatePicker(setup)
        case "searchBar":
            let bar = UISearchBar()
            bar.scopeButtonTitles = setup == "scopes" ? ["All", "Mine"] : nil
            bar.showsScopeBar = setup == "scopes"
            return bar
        case "scroll": return UIScrollView()
        default: return makeTextControl(name, text)
        }
    }

    private static func makeDatePicker(_ setup: String) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        if setup.contains("date") { picker.datePickerMode = .date }
        let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
        picker.preferredDatePickerStyle = styles.first { setup.hasPrefix($0.key) }?.value ?? .automatic
        return picker
    }

    private static func makeTextControl(_ name: String, _ text: String) -> UIView? {
        switch name {
        case "label":
            let label = UILabel()
            label.text = text
            label.numberOfLines = text.contains("\n") ? 0 : 1
            return label
        case "systemButton", "customButton", "insetButton":
            let button = name == "systemButton" ? UIButton(type: .system) : UIButton()
            button.setTitle(text, for: .normal)
            if name == "insetButton" {
                button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24)
            }
            return button
        case "plainButton", "filledButton":
            var look: UIButton.Configuration = name == "plainButton" ? .plain() : .filled()
            look.title = text
            return UIButton(configuration: look)
        case "fieldNone", "fieldRounded":
            let field = UITextField()
            field.borderStyle = name == "fieldNone" ? .none : .roundedRect
            field.text = text
            return field
        case "textView":
            let view = UITextView()
            view.font = .systemFont(ofSize: 17)
            view.isScrollEnabled = false
            view.text = text
            return view
        default: return nil
        }
    }
}

func isClose(_ left: CGFloat, _ right: Double) -> Bool { abs(Double(left) - right) < 0.01 }
