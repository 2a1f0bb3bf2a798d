import SwiftUI
import UIKit

/// A screen whose texts are translated, with a choice of the language.
struct LocalizedScreen: View {
    @State private var language = "en"
    @State private var count = 3
    let files: LocalizedStringResource = "Files"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Welcome, **\(NSUserName())**")
            Text("\(count) files", tableName: "Counts", bundle: .main, comment: "How many files there are")
            Text(files)
            Text("See [the manual](https://example.com/\(language))")
            Button("Add") { count += 1 }
            Button(files) { count = 0 }
            Toggle(files, isOn: .constant(true))
            Label(files, systemImage: "folder")
            NavigationLink(files) { Text(files) }
            Stepper(files, value: $count, in: 0...9)
            Image(systemName: "folder").accessibilityLabel(files).accessibilityHint("Opens the folder")
            Text("\(Text("Bold").bold()) and \(0.5, specifier: "%.1f")")
        }
        .navigationTitle(files)
        .environment(\.locale, Locale(identifier: language))
    }

    var note: Text {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        guard let text = try? AttributedString(markdown: "*Note:* `code`", options: options) else {
            return Text("Note")
        }
        return Text(text)
    }
}

/// A label that is translated by the trait.
final class LocalizedLabel: UILabel {
    var resource: LocalizedStringResource = "Files" { didSet { translate() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitLocale.self]) { (label: LocalizedLabel, _: UITraitCollection) in
            label.translate()
        }
        translate()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func translate() {
        var resource = resource
        resource.locale = traitCollection.locale ?? .current
        let text = NSMutableAttributedString(string: String(localized: resource))
        text.append(NSAttributedString(string: " *", attributes: [.foregroundColor: UIColor.red]))
        attributedText = text
    }
}

/// Texts that are looked up at once, in the application's language.
func localizedStrings(count: Int) -> [String] {
    [
        String(localized: "\(count) files"),
        String(localized: "files.title", defaultValue: "Files", table: "Files", comment: "A title"),
        NSLocalizedString("Files", comment: "A title"),
        Bundle.main.localizedString(
            forKey: "Files", value: nil, table: nil, localizations: [Locale.Language(identifier: "de")]),
    ]
}
