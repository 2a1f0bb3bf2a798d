extension TypeDeclaration {
    /// Archives, programs, and the bundles that contain them.
    static let programs: [TypeDeclaration] = [
        .system("public.archive", "", "", "", "archive"),
        .system("public.zip-archive", "com.pkware.zip-archive", "zip", "application/zip", "ZIP archive"),
        .system(
            "org.gnu.gnu-zip-archive", "public.data public.archive", "gz gzip",
            "application/x-gzip application/gzip", "gzip archive"),
        .system(
            "public.bzip2-archive", "public.data public.archive", "bz2 bzip2",
            "application/x-bzip2", "bzip2 archive"),
        .system("public.tar-archive", "public.data public.archive", "tar", "application/x-tar", "tar archive"),
        .system("com.apple.archive", "public.data public.archive", "aar", "", "Apple archive"),
        .system("com.apple.package", "public.directory", "", "", "package"),
        .system("com.apple.bundle", "public.directory", "", "", "bundle"),
        .system("com.apple.plugin", "com.apple.bundle com.apple.package", "plugin", "", "plug-in"),
        .system("com.apple.metadata-importer", "com.apple.plugin", "mdimporter", "", "Spotlight importer"),
        .system("com.apple.quicklook-generator", "com.apple.plugin", "qlgenerator", "", "Quick Look generator"),
        .system("com.apple.xpc-service", "com.apple.bundle com.apple.package", "xpc", "", "XPC service"),
        .system("com.apple.framework", "com.apple.bundle", "framework", "", "framework"),
        .system("public.executable", "public.item", "", "", "executable"),
        .system("public.unix-executable", "public.data public.executable", "", "", "Unix executable"),
        .system(
            "com.microsoft.windows-executable", "public.data public.executable", "exe",
            "application/x-msdownload", "Windows executable"),
        .system("com.apple.application", "public.executable", "", "", "application"),
        .system(
            "com.apple.application-bundle", "com.apple.application com.apple.bundle com.apple.package", "app",
            "", "application"),
        .system("com.apple.application-and-system-extension", "com.apple.xpc-service", "appex", "", "app extension"),
        .system(
            "com.apple.systempreference.prefpane", "com.apple.package com.apple.bundle", "prefPane",
            "", "System Preferences pane"),
        .system("com.pkware.zip-archive", "public.data public.archive", "", "", "ZIP archive"),
        .system("org.gnu.gnu-zip-tar-archive", "org.gnu.gnu-zip-archive", "tgz", "", "gzip-compressed tar archive"),
    ]
}
