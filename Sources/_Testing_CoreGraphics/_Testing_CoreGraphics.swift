// Empty, and needed: a file that imports both Testing and CoreGraphics makes the compiler import a module of this name. Apple's
// toolchain has it for Apple's CoreGraphics; without this one such a file does not compile on Linux.
