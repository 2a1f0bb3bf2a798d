extension TypeDeclaration {
    /// Documents of offices, messages, people, appointments, fonts and certificates.
    static let documents: [TypeDeclaration] = [
        .system("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf", "PDF document"),
        .system(
            "com.apple.rtfd", "com.apple.package public.composite-content", "rtfd",
            "", "RTF document with attachments"),
        .system("com.apple.flat-rtfd", "public.data public.composite-content", "", "", "RTF document with attachments"),
        .system(
            "com.apple.webarchive", "public.data public.composite-content", "webarchive",
            "application/x-webarchive", "web archive"),
        .system(
            "org.idpf.epub-container", "public.data public.composite-content", "epub",
            "application/epub+zip", "EPUB document"),
        .system("public.spreadsheet", "public.content", "", "", "spreadsheet"),
        .system("public.presentation", "public.composite-content", "", "", "presentation"),
        .system("public.message", "", "", "", "message"),
        .system("public.email-message", "public.message", "", "", "email message"),
        .system("public.contact", "", "", "", "contact information"),
        .system(
            "public.vcard", "public.text public.contact", "vcf vcard",
            "text/vcard text/x-vcard text/directory", "electronic business card"),
        .system("public.calendar-event", "", "", "", "calendar event"),
        .system("public.to-do-item", "", "", "", "to-do item"),
        .system("public.font", "", "", "", "font"),
        .system(
            "public.x509-certificate", "public.data", "cer crt der",
            "application/x-x509-ca-cert application/pkix-cert", "certificate"),
        .system(
            "com.rsa.pkcs-12", "public.data", "p12 pfx",
            "application/x-pkcs12", "personal information exchange file"),
        .system("com.apple.ical.ics", "public.text public.calendar-event", "ics", "text/calendar", "calendar file"),
        .system("com.apple.mail.email", "public.data public.email-message", "eml", "message/rfc822", "email message"),
        .system("public.truetype-ttf-font", "public.data public.font", "ttf", "font/ttf", "TrueType font"),
        .system("public.opentype-font", "public.data public.font", "otf", "font/otf", "OpenType font"),
        .system(
            "com.microsoft.word.doc", "public.data public.composite-content", "doc dot",
            "application/msword", "Word document"),
        .system(
            "com.microsoft.excel.xls", "public.data public.spreadsheet", "xls",
            "application/vnd.ms-excel", "Excel workbook"),
        .system(
            "com.microsoft.powerpoint.ppt", "public.data public.presentation", "ppt",
            "application/vnd.ms-powerpoint", "PowerPoint presentation"),
        .system(
            "org.openxmlformats.wordprocessingml.document", "public.data public.composite-content", "docx",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Word document"),
        .system(
            "org.openxmlformats.spreadsheetml.sheet", "public.data public.spreadsheet", "xlsx",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "Excel workbook"),
        .system(
            "org.openxmlformats.presentationml.presentation", "public.data public.presentation", "pptx",
            "application/vnd.openxmlformats-officedocument.presentationml.presentation", "PowerPoint presentation"),
        .system(
            "org.oasis-open.opendocument.text", "public.data public.composite-content", "odt",
            "application/vnd.oasis.opendocument.text", "OpenDocument text"),
        .system(
            "org.oasis-open.opendocument.spreadsheet", "public.data public.spreadsheet", "ods",
            "application/vnd.oasis.opendocument.spreadsheet", "OpenDocument spreadsheet"),
        .system(
            "org.oasis-open.opendocument.presentation", "public.data public.presentation", "odp",
            "application/vnd.oasis.opendocument.presentation", "OpenDocument presentation"),
    ]
}
