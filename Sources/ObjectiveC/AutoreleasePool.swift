/// Calls the closure; without Objective-C nothing waits in a pool, so only associated values of lost owners go.
public func autoreleasepool<Failure: Error, Result>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    defer { AssociationTable.shared.sweep() }
    return try body()
}
