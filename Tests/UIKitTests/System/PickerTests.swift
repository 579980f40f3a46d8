import DeviceCatalog
import Foundation
import Testing
import TextEngine

@testable import UIKit

/// Rows of numbers, with titles, attributed titles or views.
@MainActor
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [5, 1000]
    var asked = 0
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked += 1
        return "Row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([component, row])
    }
}

@MainActor
private final class OwnViews: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let view = UIView()
        view.tag = row
        return view
    }
}

@MainActor
@Suite(.serialized)
struct PickerTests {
    private func begin(rightToLeft: Bool = false) {
        _ApplicationHost.reset()
        ControlSample.prepare(scale: 2, rightToLeft: rightToLeft)
    }

    private func show(_ view: UIView) -> _EventInjector {
        let controller = UIViewController()
        let injector = _EventInjector(window: _ApplicationHost.show(controller))
        controller.view.addSubview(view)
        view.frame = CGRect(origin: CGPoint(x: 0, y: 100), size: view.sizeThatFits(.zero))
        _ApplicationHost.settle()
        return injector
    }

    @Test func onlyRowsInSightAreAskedFor() {
        begin()
        let rows = Rows()
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        _ = show(picker)
        picker.selectRow(500, inComponent: 1, animated: false)
        _ApplicationHost.settle()
        #expect(rows.asked < 40)
        #expect(picker.selectedRow(inComponent: 1) == 500)
        #expect(picker.selectedRow(inComponent: 7) == -1)
        picker.selectRow(5000, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 500)
        #expect((picker.view(forRow: 500, forComponent: 1) as? UILabel)?.text == "Row 500")
        #expect(picker.view(forRow: 0, forComponent: 1) == nil)
        #expect(rows.chosen.isEmpty, "code does not tell the delegate")
    }

    @Test func dragsAndTapsChoose() {
        begin()
        let rows = Rows()
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        let injector = show(picker)
        let wheel = picker.wheels[0]
        let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
        injector.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 64))
        #expect(rows.chosen == [[0, 2]])
        injector.tap(at: CGPoint(x: middle.x, y: middle.y + 31))
        #expect(rows.chosen == [[0, 2], [0, 3]])
        injector.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 900))
        #expect(picker.selectedRow(inComponent: 0) == 4)
    }

    @Test func aDelegatesViewsWidthsAndHeightsCount() {
        begin()
        let source = OwnViews()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        _ = show(picker)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
        let row = picker.view(forRow: 1, forComponent: 0)
        #expect(row?.tag == 1)
        #expect(row?.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func countsBelowZeroAreZero() {
        begin()
        let rows = Rows()
        rows.counts = [-3]
        let picker = UIPickerView()
        picker.dataSource = rows
        _ = show(picker)
        #expect(picker.numberOfRows(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }

    // MARK: - Dates

    private func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
    }

    private func picker(
        _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ locale: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = day(2024, 2, 29, 15, 5)
        return picker
    }

    private func texts(_ view: UIView) -> [String] {
        if let label = view as? UILabel { return [label.text ?? ""] }
        return view.subviews.flatMap { texts($0) }
    }

    @Test func datesStayInsideTheirLimits() {
        begin()
        let picker = picker(.compact, .date)
        picker.minimumDate = day(2024, 3, 1)
        #expect(picker.date == day(2024, 3, 1))
        picker.maximumDate = day(2024, 3, 5)
        picker.date = day(2030, 1, 1)
        #expect(picker.date == day(2024, 3, 5))
        picker.minimumDate = day(2040, 1, 1)
        #expect(picker.date == day(2030, 1, 1), "limits out of order do not count")
    }

    @Test func compactWritesDateAndTimeInTheLocale() {
        begin()
        let english = texts(picker(.compact, .dateAndTime)).map { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
        #expect(english == ["Feb 29, 2024", "3:05 PM"])
        #expect(texts(picker(.compact, .dateAndTime, "de_DE")) == ["29.02.2024", "15:05"])
    }

    @Test(arguments: [("en_US", ["February", "29", "2024"]), ("de_DE", ["29", "Februar", "2024"])])
    func wheelsStandInTheLocalesOrder(_ locale: String, _ expected: [String]) {
        begin()
        let picker = picker(.wheels, .date, locale)
        _ = show(picker)
        let wheels = picker.subviews.compactMap { $0 as? UIPickerView }
        let shown = wheels.flatMap { view in
            (0..<view.numberOfComponents).compactMap { component in
                (view.view(forRow: view.selectedRow(inComponent: component), forComponent: component) as? UILabel)?.text
            }
        }
        #expect(shown == expected)
    }

    @Test func turningAWheelSendsAnEvent() throws {
        begin()
        let picker = picker(.wheels, .date)
        var events = 0
        picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        let injector = show(picker)
        let view = try #require(picker.subviews.first { $0 is UIPickerView } as? UIPickerView)
        let wheel = view.wheels[0]
        let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
        injector.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 32))
        #expect(events == 1)
        #expect(picker.date == day(2024, 3, 29, 15, 5))
    }

    @Test func aDayOfTheMonthIsChosenByTouch() throws {
        begin()
        let picker = picker(.inline, .date)
        var events = 0
        picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        let injector = show(picker)
        // 29 February 2024 is a Thursday; a day earlier stands one column to the left.
        let month = try #require(picker.subviews.first { $0 is MonthView })
        let cell = CGSize(width: (320 - 16) / 7.0, height: (345 - 64) / 6.0)
        let thursday = CGPoint(x: 8 + cell.width * 3.5, y: 64 + cell.height * 4.5)
        injector.tap(at: month.convert(thursday, to: nil))
        #expect(picker.date == day(2024, 2, 28, 15, 5))
        #expect(events == 1)
    }

    @Test func durationsAreWholeIntervals() {
        begin()
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.minuteInterval = 15
        picker.countDownDuration = 3700
        #expect(picker.countDownDuration == 3600)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        #expect(picker.datePickerStyle == .wheels)
    }
}
