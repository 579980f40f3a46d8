// Empty, and needed: a file that imports both Testing and UIKit makes the compiler import a module of this name. Apple's
// toolchain has it for Apple's UIKit; without this one such a file does not compile on Linux.
