/// Text, plain and with marks.
extension UTType {
    /// Text of any kind, with marks or without.
    public static let text = UTType(known: "public.text")
    /// Text without marks, in an unstated encoding.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without marks, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text without marks, in UTF-16 with a byte order mark or in big-endian order.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// Text without marks, in UTF-16 with the byte order of the machine.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Text with values that a character separates.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Text with values that commas separate.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Text with values that tabs separate.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Text with values that tabs separate, in UTF-8.
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML of any version.
    public static let html = UTType(known: "public.html")
    /// A style sheet in CSS.
    public static let css = UTType(known: "public.css")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// Geographic features in JSON.
    public static let geoJSON = UTType(known: "public.geojson")
    /// A log of events.
    public static let log = UTType(known: "public.log")
    /// A property list in any format.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A property list in XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list in the binary format.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
}
