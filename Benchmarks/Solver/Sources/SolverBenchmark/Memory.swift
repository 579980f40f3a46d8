import CMalloc

enum Memory {
    /// Bytes that are allocated now, by the statistics of malloc.
    static var allocated: Int {
        let statistics = mallinfo2()
        return Int(statistics.uordblks + statistics.hblkhd)
    }
}
