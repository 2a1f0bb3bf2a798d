extension SourceFile {
    /// The offsets at which lines begin. Taking them costs a pass over the file.
    var lineStarts: [Int] {
        var starts = [0]
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "\n"): starts.append(index + 1)
            // The line feed behind a carriage return ends the line.
            case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
                starts.append(index + 1)
            default: break
            }
        }
        return starts
    }
}
