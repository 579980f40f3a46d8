/// Darwin's name for the largest single-precision number, which code gives to repeat counts that never end.
public let HUGE = Float.greatestFiniteMagnitude
