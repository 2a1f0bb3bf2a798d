import Foundation

/// The one part in which two texts differ: all that is between their common start and their common end.
package struct TextDifference: Hashable, Sendable {
    /// The part of the old text, in offsets of UTF-8. It begins and ends between scalars.
    package let old: Range<Int>
    /// The part of the new text.
    package let new: Range<Int>

    /// Compares two texts; `nil` if they are the same, byte by byte.
    package init?(from old: String, to new: String) {
        var start = 0
        var common = 0
        var (oldCount, newCount) = (0, 0)
        do {
            let (one, other) = (old.utf8.span, new.utf8.span)
            (oldCount, newCount) = (one.count, other.count)
            let shorter = min(oldCount, newCount)
            start = Self.commonLength(one, 0, other, 0, limit: shorter)
            if start == shorter, oldCount == newCount { return nil }
            // The bytes of one scalar may begin alike.
            while start > 0, !Self.isBoundary(start, one) || !Self.isBoundary(start, other) { start -= 1 }
            common = Self.commonSuffix(one, other, limit: shorter - start)
            while common > 0, !Self.isBoundary(oldCount - common, one) { common -= 1 }
        }
        self.old = start..<oldCount - common
        self.new = start..<newCount - common
    }

    private static func isBoundary(_ offset: Int, _ bytes: borrowing Span<UInt8>) -> Bool {
        offset >= bytes.count || bytes[offset] & 0xC0 != 0x80
    }

    /// How many bytes are compared at once.
    private static let chunk = 256

    /// Returns how many bytes from two offsets on are the same.
    private static func commonLength(
        _ one: borrowing Span<UInt8>, _ start: Int, _ other: borrowing Span<UInt8>, _ otherStart: Int, limit: Int
    ) -> Int {
        var length = 0
        while length + chunk <= limit, areEqual(one, start + length, other, otherStart + length) { length += chunk }
        while length < limit, one[start + length] == other[otherStart + length] { length += 1 }
        return length
    }

    /// Returns how many bytes at the ends are the same.
    private static func commonSuffix(
        _ one: borrowing Span<UInt8>, _ other: borrowing Span<UInt8>, limit: Int
    ) -> Int {
        var length = 0
        while length + chunk <= limit,
            areEqual(one, one.count - length - chunk, other, other.count - length - chunk)
        { length += chunk }
        while length < limit, one[one.count - length - 1] == other[other.count - length - 1] { length += 1 }
        return length
    }

    /// Whether the chunks at two offsets are the same. The offsets must be inside of both.
    private static func areEqual(
        _ one: borrowing Span<UInt8>, _ start: Int, _ other: borrowing Span<UInt8>, _ otherStart: Int
    ) -> Bool {
        // The C library compares many bytes at a time. `extracting` has checked that both chunks are inside of their
        // spans, and neither pointer leaves its closure.
        unsafe one.extracting(start..<start + chunk).withUnsafeBytes { left in
            unsafe other.extracting(otherStart..<otherStart + chunk).withUnsafeBytes { right in
                // Neither is empty, so both have an address.
                unsafe memcmp(left.baseAddress!, right.baseAddress!, chunk) == 0
            }
        }
    }
}
