/// The conformances to one protocol, which the runtime keeps of each loaded image.
///
/// The parts of a record are described in the documentation of Swift's ABI, `TypeMetadata.rst`.
struct ConformanceRecords {
    /// The descriptor of the protocol.
    private let wanted: UnsafeRawPointer?
    private var types: [Any.Type] = []

    /// Returns the types that conform to the protocol of an existential type, without generic ones, in the order of the
    /// images and their records. Takes time linear in the number of conformances.
    static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        // A type is the address of its metadata: of an existential one a kind of 8 bytes, flags and a count of 4 bytes
        // each, then its protocols.
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        var records = ConformanceRecords(wanted: metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self))
        // The pointer is passed through to `readConformances`, which is called before this returns and at no other
        // time.
        withUnsafeMutablePointer(to: &records) { enumerateMetadataSections(readConformances, $0) }
        return records.types
    }

    /// Reads the records of one image: each the distance of a conformance.
    mutating func read(_ start: UnsafeRawPointer, length: Int) {
        for offset in stride(from: 0, to: length, by: 4) {
            let conformance = target(of: start + offset)
            guard target(ofMaybeIndirect: conformance) == wanted else { continue }
            var type = target(of: conformance + 4)
            switch (conformance + 12).load(as: UInt32.self) >> 3 & 7 {
            case 0: break
            case 1: type = type.load(as: UnsafeRawPointer.self)
            // Types of Objective-C.
            default: continue
            }
            if let type = metadata(of: type) { types.append(type) }
        }
    }

    /// Returns a type that is not generic; `nil` for one that is.
    private func metadata(of type: UnsafeRawPointer) -> Any.Type? {
        let flags = type.load(as: UInt32.self)
        // Classes, structures and enumerations.
        guard flags & 0x80 == 0, (16...18).contains(flags & 0x1F) else { return nil }
        typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
        // The access function of a type without generic arguments takes a request, 0 for complete metadata.
        let access = unsafeBitCast(target(of: type + 12), to: Access.self)
        // A type is the address of its metadata.
        return unsafeBitCast(access(0), to: Any.Type.self)
    }

    private func target(of address: UnsafeRawPointer) -> UnsafeRawPointer {
        address + Int(address.load(as: Int32.self))
    }

    /// The same for a distance whose lowest bit says that there is an address at the target.
    private func target(ofMaybeIndirect address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(address.load(as: Int32.self))
        let target = address + (distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}

/// Called for each image with its sections: four words, then the start and the length of each. Returns whether to go
/// on.
private func readConformances(_ sections: UnsafePointer<UInt>, _ records: UnsafeMutableRawPointer?) -> Bool {
    // The second section has the conformances.
    guard let records, let start = UnsafeRawPointer(bitPattern: sections[6]) else { return true }
    // The context is the pointer to records that `types(conformingTo:)` passes.
    records.assumingMemoryBound(to: ConformanceRecords.self).pointee.read(start, length: Int(sections[7]))
    return true
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ visit: @convention(c) (UnsafePointer<UInt>, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?
)
