extension TypeDeclaration {
    /// The roots: items, contents, links and addresses.
    static let base: [TypeDeclaration] = [
        .system("public.item", "", "", "", "item"),
        .system("public.content", "", "", "", "content"),
        .system("public.composite-content", "public.content", "", "", "content"),
        .system("public.data", "public.item", "", "application/octet-stream", "data"),
        .system("public.directory", "public.item", "", "", "directory"),
        .system("public.folder", "public.directory", "", "", "folder"),
        .system("public.volume", "public.folder", "", "", "volume"),
        .system("com.apple.resolvable", "", "", "", "resolvable"),
        .system("public.symlink", "public.item com.apple.resolvable", "", "", "symbolic link"),
        .system("com.apple.mount-point", "public.item com.apple.resolvable", "", "", "mount point"),
        .system("com.apple.alias-file", "public.data com.apple.resolvable", "", "", "alias"),
        .system("com.apple.bookmark", "public.data com.apple.resolvable", "", "", "bookmark"),
        .system("public.url", "public.data", "", "", "URL"),
        .system("public.file-url", "public.url", "", "", "file URL"),
        .system("com.apple.internet-location", "public.data", "", "", "Internet location"),
        .system("com.microsoft.internet-shortcut", "public.data", "url", "", "Web site location"),
        .system("public.bookmark", "", "", "", "bookmark"),
        .system("public.disk-image", "", "", "", "disk image"),
        .system("public.database", "", "", "", "database"),
    ]
}
