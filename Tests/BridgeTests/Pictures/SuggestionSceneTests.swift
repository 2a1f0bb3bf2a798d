import DeclarativeUI
import Foundation
import Testing

/// What is suggested to be searched for, in both worlds, as it is stored.
///
/// `ISTHMUS_RECORD=1` stores it anew.
@MainActor @Suite("What suggestions look like", .serialized) struct SuggestionSceneTests {
    @Test("Suggestions are the same as stored", arguments: [false, true], PresentationSceneTests.Style.allCases)
    func scene(isImperative: Bool, style: PresentationSceneTests.Style) throws {
        let stage =
            isImperative
            ? NavigationStage(UINavigationController(rootViewController: SearchedPage())) : NavigationStage(Searched())
        stage.host.resize(to: CGSize(width: 320, height: 224))
        _ = stage.lines
        stage.host.tap(at: CGPoint(x: 80, y: 24))
        stage.host.type("A")
        stage.host.press(.keyboardDownArrow)
        try stage.window.snapshot(traits: style.traits)
            .verify("suggestions-\(isImperative ? "imperative" : "views")-\(style.rawValue)", as: [.text, .svg])
    }
}

private struct Searched: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            Text("Contents").navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
                .searchable(text: $text)
                .searchSuggestions {
                    Label("Apple", systemImage: "star").searchCompletion("Apple")
                    Text("Apricot").searchCompletion("Apricot")
                    Text("Nothing else is known").foregroundStyle(.secondary)
                }
        }
    }
}

private final class SearchedPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
        let search = UISearchController(searchResultsController: nil)
        search.searchSuggestions = [
            UISearchSuggestionItem(
                localizedSuggestion: "Apple", localizedDescription: "A fruit", iconImage: UIImage(systemName: "star")),
            UISearchSuggestionItem(localizedSuggestion: "Apricot"),
        ]
        navigationItem.searchController = search
    }
}
