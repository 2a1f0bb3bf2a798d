/// Documents of offices, messages, people, appointments, fonts and certificates.
extension UTType {
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A package with rich text and attachments.
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// The bytes of rich text with attachments.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// A page of the web with all that it shows.
    public static let webArchive = UTType(known: "com.apple.webarchive")
    /// A digital book.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A spreadsheet.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A presentation.
    public static let presentation = UTType(known: "public.presentation")
    /// A message, such as an e-mail message.
    public static let message = UTType(known: "public.message")
    /// An e-mail message.
    public static let emailMessage = UTType(known: "public.email-message")
    /// Facts about a person or a company.
    public static let contact = UTType(known: "public.contact")
    /// An electronic business card.
    public static let vCard = UTType(known: "public.vcard")
    /// An event in a calendar.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A task to do.
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// A certificate of X.509.
    public static let x509Certificate = UTType(known: "public.x509-certificate")
    /// Keys and certificates in a file of PKCS #12.
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
}
