import Foundation

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard !storedGestureRecognizers.contains(where: { $0 === recognizer }) else { return }
        recognizer.view?.detach(recognizer)
        storedGestureRecognizers.append(recognizer)
        recognizer._attach(to: self)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard storedGestureRecognizers.contains(where: { $0 === recognizer }) else { return }
        storedGestureRecognizers.removeAll { $0 === recognizer }
        recognizer._attach(to: nil)
    }

    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in storedGestureRecognizers { detach(old) }
        for new in recognizers { attach(new) }
    }
}
