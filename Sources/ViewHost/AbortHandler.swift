import Foundation

/// Makes the backtrace of an abort begin in the code that caused it.
///
/// The Swift runtime's backtracer follows frame pointers. The C library has none, so that of a failed cast, a read of an
/// unowned reference that is gone or a plain `abort()` it would see the C library alone.
///
/// 1. At SIGABRT the stack is unwound by the tables that every library carries.
/// 2. The innermost address in the program itself, not in a library, is where the user's code was.
/// 3. The program counter, the stack pointer and the frame pointer of that place are put into the signal's context, and
///    the runtime's own handler reads its backtrace from there.
enum AbortHandler {
    // Written once before the first preview runs and read in the signal handler, which may wait for no lock.
    private nonisolated(unsafe) static var next = sigaction()
    private nonisolated(unsafe) static var program: UnsafeRawPointer?

    private typealias Handler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) ->
        Void

    /// Does nothing where no backtraces are made.
    static func install() {
        guard sigaction(SIGABRT, nil, &next) == 0, Self.handler(of: next) != nil else { return }
        program = image(of: UnsafeRawPointer(bitPattern: auxiliaryValue(entryAddressKey)))
        // The unwinder loads its library with the first call, which a signal handler should not have to do.
        _ = addresses()
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { signal, information, context in
            let own = context?.assumingMemoryBound(to: ucontext_t.self)
            let place = own?.pointee
            if let own { AbortHandler.moveToUserCode(own) }
            AbortHandler.handler(of: AbortHandler.next)?(signal, information, context)
            // The program goes on where it was, which is to end itself.
            if let own, let place { own.pointee = place }
        }
        action.sa_flags = next.sa_flags
        _ = sigaction(SIGABRT, &action, nil)
    }

    private static func handler(of action: sigaction) -> Handler? {
        guard action.sa_flags & SA_SIGINFO != 0 else { return nil }
        return action.__sigaction_handler.sa_sigaction
    }

    /// The stack is searched for the slots that hold the return addresses into the user's function and into its
    /// caller: between them lies the function's frame.
    private static func moveToUserCode(_ context: UnsafeMutablePointer<ucontext_t>) {
        let found = addresses()
        guard let index = found.firstIndex(where: { image(of: $0) == program }), index + 1 < found.count,
            let own = slot(of: found[index], from: context.pointee.stackPointer),
            let callers = slot(of: found[index + 1], from: own + UInt(MemoryLayout<UInt>.size))
        else { return }
        context.pointee.stackPointer = own + UInt(MemoryLayout<UInt>.size)
        context.pointee.framePointer = callers - UInt(MemoryLayout<UInt>.size)
        // A return address may belong to the next line already; one byte before it is the call.
        context.pointee.programCounter = UInt(bitPattern: found[index]) - 1
    }

    /// How far up the stack a frame may begin; words.
    private static let searchLimit = 1 << 16

    private static func slot(of address: UnsafeRawPointer, from start: UInt) -> UInt? {
        guard let words = UnsafePointer<UInt>(bitPattern: start) else { return nil }
        for index in 0..<searchLimit where words[index] == UInt(bitPattern: address) {
            return start + UInt(index * MemoryLayout<UInt>.size)
        }
        return nil
    }

    private static func addresses() -> [UnsafeRawPointer] {
        var buffer = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
        let count = unwind(&buffer, Int32(buffer.count))
        return buffer.prefix(Int(max(0, count))).compactMap { $0.map { UnsafeRawPointer($0) } }
    }

    /// Where the program or library that an address lies in was loaded.
    private static func image(of address: UnsafeRawPointer?) -> UnsafeRawPointer? {
        var information = SymbolInformation()
        guard symbolInformation(address, &information) != 0 else { return nil }
        return information.base
    }
}

// MARK: - The C library's declarations that its Swift module leaves out

/// `Dl_info`
private struct SymbolInformation {
    var file: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var name: UnsafePointer<CChar>?
    var address: UnsafeRawPointer?
}

@_silgen_name("dladdr")
private func symbolInformation(_ address: UnsafeRawPointer?, _ result: UnsafeMutablePointer<SymbolInformation>) -> Int32

@_silgen_name("backtrace")
private func unwind(_ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32) -> Int32

@_silgen_name("getauxval")
private func auxiliaryValue(_ key: UInt) -> UInt

/// `AT_ENTRY`
private let entryAddressKey: UInt = 9

extension ucontext_t {
    #if arch(arm64)
    fileprivate var programCounter: UInt {
        get { UInt(uc_mcontext.pc) }
        set { uc_mcontext.pc = UInt64(newValue) }
    }
    fileprivate var stackPointer: UInt {
        get { UInt(uc_mcontext.sp) }
        set { uc_mcontext.sp = UInt64(newValue) }
    }
    fileprivate var framePointer: UInt {
        get { UInt(uc_mcontext.regs.29) }
        set { uc_mcontext.regs.29 = UInt64(newValue) }
    }
    #else
    fileprivate var programCounter: UInt {
        get { UInt(bitPattern: Int(uc_mcontext.gregs.16)) }
        set { uc_mcontext.gregs.16 = Int64(Int(bitPattern: newValue)) }
    }
    fileprivate var stackPointer: UInt {
        get { UInt(bitPattern: Int(uc_mcontext.gregs.15)) }
        set { uc_mcontext.gregs.15 = Int64(Int(bitPattern: newValue)) }
    }
    fileprivate var framePointer: UInt {
        get { UInt(bitPattern: Int(uc_mcontext.gregs.10)) }
        set { uc_mcontext.gregs.10 = Int64(Int(bitPattern: newValue)) }
    }
    #endif
}
