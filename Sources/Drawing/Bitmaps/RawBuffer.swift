/// Memory for a decoder's numbers, which keeps its address and is freed with the object.
///
/// Decoders touch each byte of a file. Through a pointer this takes a hundredth of the time that an array takes in a
/// build without optimisation, and so they check the bounds themselves, once for many bytes.
final class RawBuffer<Number: FixedWidthInteger & BitwiseCopyable> {
    let start: UnsafeMutablePointer<Number>
    let count: Int

    /// Makes a buffer of zeros. A number is there even if `count` is not positive.
    init(count: Int) {
        self.count = max(1, count)
        start = .allocate(capacity: self.count)
        start.initialize(repeating: 0, count: self.count)
    }

    deinit { start.deallocate() }
}

extension RawBuffer where Number == UInt8 {
    /// The zeros behind a copy of bytes, so that a decoder may read a few more than there are.
    static var padding: Int { 8 }

    /// Makes a copy of bytes, followed by zeros.
    convenience init(copying bytes: [UInt8]) {
        self.init(count: bytes.count + Self.padding)
        bytes.withUnsafeBufferPointer { source in
            guard let first = source.baseAddress else { return }
            start.update(from: first, count: source.count)
        }
    }
}
