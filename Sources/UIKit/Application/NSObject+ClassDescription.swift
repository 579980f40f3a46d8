import Foundation

extension NSObject {
    /// The class by its module and name, which code takes as a reuse identifier.
    public class func description() -> String { String(reflecting: self) }
}
