import Foundation
import PangoText
import UIKit

/// Called by generated code when everything is announced: does what the command asks and ends the program.
@_silgen_name("kumiko_main")
@MainActor
public func _runProgram() -> Never {
    AbortHandler.install()
    limitThreadStacks()
    CompositionRoot.connect()
    let program = HostProgram(maker: UIKitSnapshotMaker(sources: PreviewSource.all()), painter: CairoPicturePainter())
    exit(program.run(Array(CommandLine.arguments.dropFirst())))
}

/// The command gives programs a stack for views that are nested thousands of levels deep; it would be the default of
/// every other thread too.
func limitThreadStacks() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 8 << 20)
    _ = setDefaultThreadAttributes(&attributes)
    pthread_attr_destroy(&attributes)
}

/// A declaration of the C library that its Swift module leaves out.
@_silgen_name("pthread_setattr_default_np")
private func setDefaultThreadAttributes(_ attributes: UnsafePointer<pthread_attr_t>) -> Int32
