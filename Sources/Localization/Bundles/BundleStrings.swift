import Foundation
import Foundations

/// The texts of a bundle, by table and language. Each file is read once, when a text of its table is first asked for.
package final class BundleStrings: Sendable {
    /// A folder with the texts of one language.
    private struct LanguageFolder: Sendable {
        let path: String
        /// The name without its ending; empty for texts of no language.
        let name: String
    }

    /// A text that was found.
    package struct Found: Sendable {
        package let entry: StringEntry
        /// The rules of the language in which it was found.
        package let rules: PluralRules
        /// The table and the language, for reports.
        package let source: String
    }

    /// The texts of one table.
    private struct Table: Sendable {
        /// The texts by the name of their language; empty for those of no language.
        var languages: [String: [String: StringEntry]]
        var sourceLanguage: String?
    }

    private struct State: Sendable {
        var tables: [String: Table] = [:]
        /// The names of the languages in which to look, best first, by table and locale.
        var orders: [String: [String]] = [:]
        /// The texts whose faults were reported.
        var reported: Set<String> = []
    }

    private let roots: [String]
    private let folders: [LanguageFolder]
    private let developmentLanguage: String?
    private let state = Locked(State())
    /// Whether there are no texts at all.
    package let isEmpty: Bool

    /// The texts in folders; earlier folders win over later ones.
    package init(roots: [String]) {
        self.roots = roots
        var folders: [LanguageFolder] = []
        var hasFiles = false
        for root in roots {
            for name in StringFolder.names(in: root) {
                if name.hasSuffix(".lproj") {
                    folders.append(LanguageFolder(path: root + "/" + name, name: String(name.dropLast(6))))
                } else if Self.endings.contains(where: { name.hasSuffix($0) }) {
                    hasFiles = true
                }
            }
            folders.append(LanguageFolder(path: root, name: ""))
        }
        self.folders = folders
        isEmpty = !hasFiles && folders.allSatisfy(\.name.isEmpty)
        developmentLanguage = roots.lazy.compactMap { Self.developmentLanguage(in: $0) }.first
    }

    private static let endings = [".strings", ".stringsdict", ".xcstrings"]

    /// The names of the folders of languages.
    package var folderNames: [String] { Set(folders.map(\.name)).subtracting(["", "Base"]).sorted() }

    private static func developmentLanguage(in root: String) -> String? {
        for path in [root + "/Info.plist", root + "/../Info.plist"] {
            guard let data = try? StringFolder.contents(of: path), let list = try? PropertyValue(reading: data) else {
                continue
            }
            if let name = list.dictionary?["CFBundleDevelopmentRegion"]?.string { return name }
        }
        return nil
    }

    // MARK: Looking up

    /// The text for a key in the language that is best for a locale; `nil` if there is none in it, nor in the language
    /// in which the bundle was developed. For the application's locale, it is the first of the application's languages
    /// that the bundle has.
    package func text(for key: String, table: String?, style: LocaleStyle) -> Found? {
        text(for: key, table: table, wanted: style.tags, order: style.order)
    }

    /// The text for a key in the first of some languages that the bundle has.
    package func text(for key: String, table: String?, languages: [String]) -> Found? {
        text(
            for: key, table: table, wanted: languages.compactMap { LanguageTag($0) },
            order: languages.joined(separator: ","))
    }

    private func text(for key: String, table name: String?, wanted: [LanguageTag], order id: String) -> Found? {
        if isEmpty { return nil }
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let table = table(named: name)
        let order = order(id: name + "\n" + id, of: table, wanted: wanted)
        for language in order {
            guard let entry = table.languages[language]?[key] else { continue }
            let spoken = language.isEmpty || language == "Base" ? development(of: table) : language
            return Found(
                entry: entry, rules: .of(LanguageTag(spoken)),
                source: "\(name), \(language.isEmpty ? "no language" : language)")
        }
        return nil
    }

    private func development(of table: Table) -> String { developmentLanguage ?? table.sourceLanguage ?? "en" }

    private func order(id: String, of table: Table, wanted: [LanguageTag]) -> [String] {
        if let order = state.withLock({ $0.orders[id] }) { return order }
        let names = table.languages.keys.filter { !$0.isEmpty && $0 != "Base" }
        let order = Self.order(names, wanted: wanted, development: development(of: table)) + ["Base", ""]
        state.withLock { state in
            if state.orders.count >= 1_000 { state.orders = [:] }
            state.orders[id] = order
        }
        return order
    }

    /// The names of languages in the order in which texts are looked for: those of the first wanted language that is
    /// there, the nearest first, then that of development.
    static func order(_ names: some Sequence<String>, wanted: [LanguageTag], development: String) -> [String] {
        let tags = names.sorted().compactMap { name in LanguageTag(name).map { (name: name, tag: $0) } }
        func ranked(_ tag: LanguageTag) -> [String] {
            let ranked = tags.compactMap { entry in entry.tag.rank(for: tag).map { (rank: $0, name: entry.name) } }
            return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
        }
        let first = wanted.lazy.map(ranked).first { !$0.isEmpty } ?? []
        let last = LanguageTag(development).map(ranked) ?? []
        return first + last.filter { !first.contains($0) }
    }

    // MARK: Reading

    private func table(named name: String) -> Table {
        if let table = state.withLock({ $0.tables[name] }) { return table }
        var faults: [String] = []
        let read = read(name, &faults)
        let isFirst = state.withLock { state in
            if state.tables[name] != nil { return false }
            state.tables[name] = read
            return true
        }
        // Another thread that read at the same time has already reported.
        if isFirst { for fault in faults { RuntimeIssue.report("localization", fault) } }
        return read
    }

    private func read(_ name: String, _ faults: inout [String]) -> Table {
        var table = Table(languages: [:])
        // The name of a table is no path to other places.
        if name.contains("/") { return table }
        for root in roots {
            let file = name + ".xcstrings"
            guard let data = contents(root, file, &faults) else { continue }
            let catalog = StringCatalog(data)
            report(catalog.faults, in: file, &faults)
            for (language, entries) in catalog.languages {
                table.languages[language, default: [:]].merge(entries) { first, _ in first }
            }
            table.sourceLanguage = table.sourceLanguage ?? catalog.sourceLanguage
        }
        for folder in folders {
            for (ending, read) in [(".stringsdict", StringsDictionary.read), (".strings", StringsFile.read)] {
                guard let data = contents(folder.path, name + ending, &faults) else { continue }
                let strings = read(data)
                let file = (folder.name.isEmpty ? "" : folder.name + ".lproj/") + name + ending
                report(strings.faults, in: file, &faults)
                table.languages[folder.name, default: [:]].merge(strings.entries) { first, _ in first }
            }
        }
        return table
    }

    private func contents(_ folder: String, _ file: String, _ faults: inout [String]) -> Data? {
        do throws(CatalogFault) {
            return try StringFolder.contents(of: folder + "/" + file)
        } catch {
            report([error], in: file, &faults)
            return nil
        }
    }

    private func report(_ found: [CatalogFault], in file: String, _ faults: inout [String]) {
        for fault in found {
            faults.append(
                "The file of texts \(CatalogFault.quoted(file)) must be as documented; \(fault.message).")
        }
    }

    /// Reports the faults of a text as it is shown, once for each text.
    package func report(_ faults: [String], key: String, source: String) {
        guard let first = faults.first else { return }
        let isNew = state.withLock { state in
            state.reported.count < 1_000 && state.reported.insert(source + "\n" + key).inserted
        }
        guard isNew else { return }
        RuntimeIssue.report(
            "localization",
            "The text of \(CatalogFault.quoted(key)) (\(source)) must go with the values that are put in: \(first).")
    }
}
