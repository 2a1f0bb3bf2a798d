/// A type that its identifier describes in full: its tags, and the types to which it conforms.
///
/// The identifier is a description such as `?0=6:1=note`, in digits of five bits. Frequent words have a single
/// character in the description. Apple's systems use the same form.
struct DynamicType: Sendable {
    static let prefix = "dyn."
    /// The prefix of all identifiers that can be read.
    private static let readable = "dyn.a"

    private(set) var supertypes: [String] = []
    private(set) var tags: [UTTagClass: [String]] = [:]

    init(tag: String, tagClass: UTTagClass, supertype: String) {
        supertypes = [supertype]
        tags = [tagClass: [tag]]
    }

    /// Creates the type with an identifier in lower case; `nil` if the identifier describes none.
    init?(identifier: String) {
        guard identifier.hasPrefix(DynamicType.readable),
            let bytes = FiveBitDigits.bytes(identifier.utf8.dropFirst(DynamicType.readable.utf8.count)),
            String(validating: bytes, as: UTF8.self) != nil, bytes.first == UInt8(ascii: "?")
        else { return nil }
        for field in Escapes.split(bytes.dropFirst(), at: UInt8(ascii: ":")) {
            let sides = Escapes.split(field, at: UInt8(ascii: "="))
            guard sides.count == 2 else { return nil }
            let values = Escapes.split(sides[1], at: UInt8(ascii: ",")).map(Escapes.removed)
            let name = DynamicType.word(Escapes.removed(sides[0]))
            if name == DynamicType.conformance {
                supertypes += values.map(DynamicType.word)
            } else {
                tags[UTTagClass(rawValue: name), default: []] += values
            }
        }
        guard !tags.isEmpty else { return nil }
    }

    /// The identifier; equal for types with equal tags that conform to equal types.
    var identifier: String {
        var fields = ["\(DynamicType.code(DynamicType.conformance))=\(list(supertypes.map(DynamicType.code)))"]
        for (tagClass, values) in tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            fields.append("\(Escapes.added(DynamicType.code(tagClass.rawValue)))=\(list(values))")
        }
        return DynamicType.readable + FiveBitDigits.text(("?" + fields.joined(separator: ":")).utf8)
    }

    private func list(_ values: [String]) -> String { values.map(Escapes.added).joined(separator: ",") }

    private static let conformance = "UTTypeConformsTo"
    private static let words = [
        "0": conformance, "1": "public.filename-extension", "2": "com.apple.ostype", "3": "public.mime-type",
        "4": "com.apple.nspboard-type", "5": "public.url-scheme", "6": "public.data", "7": "public.text",
        "8": "public.plain-text", "9": "public.utf16-plain-text", "A": "com.apple.traditional-mac-plain-text",
        "B": "public.image", "C": "public.video", "D": "public.audio", "E": "public.directory", "F": "public.folder",
    ]
    private static let codes = Dictionary(uniqueKeysWithValues: words.map { ($0.value, $0.key) })

    private static func word(_ code: String) -> String { words[code] ?? code }
    private static func code(_ word: String) -> String { codes[word] ?? word }
}
