/// The roots: items, contents, links and addresses.
extension UTType {
    /// An item: the root of all that has a place in a file system.
    public static let item = UTType(known: "public.item")
    /// Content: the root of all that documents contain.
    public static let content = UTType(known: "public.content")
    /// Content that consists of several parts, such as a PDF document.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Bytes: the root of all that can be stored as a stream of bytes.
    public static let data = UTType(known: "public.data")
    /// A directory, which includes packages and folders.
    public static let directory = UTType(known: "public.directory")
    /// A folder that people open, as opposed to a package.
    public static let folder = UTType(known: "public.folder")
    /// The root of a volume.
    public static let volume = UTType(known: "public.volume")
    /// A reference that can be resolved, such as a link.
    public static let resolvable = UTType(known: "com.apple.resolvable")
    /// A symbolic link.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// A place in the file system where a volume is mounted.
    public static let mountPoint = UTType(known: "com.apple.mount-point")
    /// An alias file.
    public static let aliasFile = UTType(known: "com.apple.alias-file")
    /// The bytes of a URL bookmark.
    public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
    /// The bytes of a URL.
    public static let url = UTType(known: "public.url")
    /// The bytes of the URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// A file that contains an address on the Internet.
    public static let internetLocation = UTType(known: "com.apple.internet-location")
    /// A file that contains an address, in the format of Windows.
    public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
    /// A bookmark.
    public static let bookmark = UTType(known: "public.bookmark")
    /// An image of a disk.
    public static let diskImage = UTType(known: "public.disk-image")
    /// A store of data with a structure.
    public static let database = UTType(known: "public.database")
}
