/// Tells Foundation that an object is no Core Foundation type; the first stored property of what attributed strings hold.
///
/// Foundation on Linux (Swift 6.3.1) compares attribute values with `CFEqual`, which reads the type number of a Core
/// Foundation object from bits 8 to 17 of the first word after the object's header. A Swift object has its first stored
/// property there: where these bits are 0 the process traps, with any other number `isEqual(_:)` is called. Without the
/// tag, comparing, copying and enumerating attributed strings of two runs trapped in one process of three.
struct AttributeValueTag {
    private let word: UInt64 = 0x100
}
