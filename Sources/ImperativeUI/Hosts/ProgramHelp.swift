/// The text that `--help` prints: the arguments that a program takes as an application.
enum ProgramHelp {
    /// The arguments of all programs.
    private static let options = [
        HostOption("--dark, --light", "the appearance; by default, that of the terminal"),
        HostOption("--theme FILE|NAME", "other system colours: a JSON file, or one of ~/.config/isthmus/themes"),
        HostOption("--previews [FOLDER]", "list the previews, draw them into a folder, or show them in a host"),
        HostOption("-AppleLanguages LANGUAGES", "the languages, such as (de,en)"),
        HostOption("-AppleLocale LOCALE", "the locale, such as de_DE"),
        HostOption("--help", "show this"),
    ]

    private static let variables = [
        HostOption("ISTHMUS_HOST", "as --host"), HostOption("ISTHMUS_APPEARANCE", "dark or light"),
        HostOption("ISTHMUS_THEME", "as --theme"), HostOption("NO_COLOR", "no colours, if it is not empty"),
    ]

    /// Returns the text.
    static func text(program: String, entries: [HostRegistry.Entry]) -> String {
        let hosts = HostOption("--host HOST", entries.flatMap(\.usage).joined(separator: ", "))
        var own: [HostOption] = []
        for option in entries.flatMap(\.options) where !own.contains(option) { own.append(option) }
        return "Usage: \(program) [OPTIONS]\n\n" + list([hosts] + own + options) + "\nEnvironment:\n\n"
            + list(variables)
    }

    private static func list(_ options: [HostOption]) -> String {
        let width = options.map(\.usage.count).max() ?? 0
        return options.map { option in
            "  \(option.usage)\(String(repeating: " ", count: width - option.usage.count))  \(option.meaning)\n"
        }.joined()
    }
}
