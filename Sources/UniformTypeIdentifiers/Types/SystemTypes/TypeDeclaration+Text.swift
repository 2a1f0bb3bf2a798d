extension TypeDeclaration {
    /// Text, plain and with marks.
    static let text: [TypeDeclaration] = [
        .system("public.text", "public.data public.content", "", "", "text"),
        .system("public.plain-text", "public.text", "txt text", "text/plain", "text"),
        .system("public.utf8-plain-text", "public.plain-text", "", "text/plain;charset=utf-8", "Unicode text"),
        .system(
            "public.utf16-external-plain-text", "public.plain-text", "",
            "text/plain;charset=utf-16", "Unicode text"),
        .system("public.utf16-plain-text", "public.plain-text", "", "", "Unicode text"),
        .system("public.delimited-values-text", "public.text", "", "", "delimited text"),
        .system(
            "public.comma-separated-values-text", "public.delimited-values-text", "csv",
            "text/csv text/comma-separated-values", "CSV document"),
        .system(
            "public.tab-separated-values-text", "public.delimited-values-text", "tsv",
            "text/tab-separated-values", "TSV document"),
        .system(
            "public.utf8-tab-separated-values-text", "public.tab-separated-values-text public.utf8-plain-text", "",
            "", "TSV document"),
        .system("public.rtf", "public.text", "rtf", "text/rtf application/rtf", "RTF document"),
        .system("public.html", "public.text", "html htm", "text/html", "HTML text"),
        .system("public.css", "public.text", "css", "text/css", "CSS style sheet"),
        .system("public.xml", "public.text", "xml", "application/xml text/xml", "XML text"),
        .system("public.yaml", "public.text", "yml yaml", "application/yaml application/x-yaml", "YAML document"),
        .system("public.json", "public.text", "json", "application/json", "JSON document"),
        .system("public.geojson", "public.json", "geojson", "application/geo+json", "GeoJSON document"),
        .system("public.log", "public.item", "", "", "log file"),
        .system("com.apple.property-list", "public.data", "plist", "", "property list"),
        .system("com.apple.xml-property-list", "public.xml com.apple.property-list", "", "", "XML property list"),
        .system("com.apple.binary-property-list", "com.apple.property-list", "", "", "binary property list"),
        .system(
            "net.daringfireball.markdown", "public.plain-text", "md markdown",
            "text/markdown", "Markdown document"),
        .system("com.apple.log", "public.plain-text public.log", "log", "", "log file"),
        .system("public.xhtml", "public.xml", "xhtml xht", "application/xhtml+xml", "XHTML text"),
    ]
}
