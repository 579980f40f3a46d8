import Foundation
import RenderProtocol

/// Ends this process when the one that started it is gone, since nobody would read what it makes, or stop it.
enum ParentWatch {
    /// Microseconds between two looks.
    private static let interval: UInt32 = 200_000

    /// Returns at once; a thread of its own watches, for the user's code may never give the main one back.
    static func start() {
        // It may be gone before this one comes as far as here, so that asking for it now would be too late.
        let named = ProcessInfo.processInfo.environment[ProgramEnvironment.parent].flatMap { pid_t($0) }
        guard let parent = named else { return }
        Thread.detachNewThread {
            while getppid() == parent { usleep(interval) }
            // Started by the command it leads a group of its own, with what the user's code started; else the
            // group may be a shell's.
            kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL)
        }
    }
}
