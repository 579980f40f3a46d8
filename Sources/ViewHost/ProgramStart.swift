import Foundation
import PangoText
import UIKit

/// Called by generated code when everything is announced: does what the command asks and ends the program.
@_silgen_name("kumiko_main")
@MainActor
public func _runProgram() -> Never {
    AbortHandler.install()
    CompositionRoot.connect()
    let program = HostProgram(maker: UIKitSnapshotMaker(sources: PreviewSource.all()), painter: CairoPicturePainter())
    exit(program.run(Array(CommandLine.arguments.dropFirst())))
}
