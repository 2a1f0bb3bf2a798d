/// Archives, programs, and the bundles that contain them.
extension UTType {
    /// An archive of files.
    public static let archive = UTType(known: "public.archive")
    /// An archive in the zip format.
    public static let zip = UTType(known: "public.zip-archive")
    /// Data compressed by gzip.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Data compressed by bzip2.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// An archive in the tar format.
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// An Apple archive.
    public static let appleArchive = UTType(known: "com.apple.archive")
    /// A directory that people see as one file.
    public static let package = UTType(known: "com.apple.package")
    /// A directory with the structure of a bundle.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// A bundle that a program loads to gain functions.
    public static let pluginBundle = UTType(known: "com.apple.plugin")
    /// A plug-in that reads the contents of files for Spotlight.
    public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
    /// A plug-in that makes previews for Quick Look.
    public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
    /// A bundle with an XPC service.
    public static let xpcService = UTType(known: "com.apple.xpc-service")
    /// A bundle with a library and its resources.
    public static let framework = UTType(known: "com.apple.framework")
    /// All that can be run.
    public static let executable = UTType(known: "public.executable")
    /// A program file for a Unix system.
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// A program file for Windows.
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// An application of any form.
    public static let application = UTType(known: "com.apple.application")
    /// A bundle with an application.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// A bundle with an extension of an application.
    public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
    /// A pane for the preferences of the system.
    public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
}
