import Testing
import UIKit

/// Arithmetic on named numbers, as UIKit's public interface declares it.
@MainActor @Suite struct NumericValueTests {
    @Test func prioritiesMove() {
        var priority: UILayoutPriority = .required - 1
        #expect(priority.rawValue == 999)
        priority -= 9
        priority += 1
        #expect(priority.rawValue == 991)
        #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
        #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
        #expect(UILayoutPriority.defaultHigh < .required)
    }

    @Test func weightsAndLevelsMoveToo() {
        #expect(UIFont.Weight.light < .bold)
        #expect(UIWindow.Level.alert + 1 > .alert)
    }
}
