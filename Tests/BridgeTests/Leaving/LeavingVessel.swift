import DeclarativeUI
import Foundation
import Observation

/// What goes: what a controller, in which something goes on, is in or is shown by.
enum LeavingVessel: String, CaseIterable {
    // Of the imperative world.
    case window, child, page, tab, sheet, pager, column, cell
    // Of the declarative one, which has the controller represented.
    case view, transition, hostedTab, hostedPage, hostedCover, hostedRow
}

/// Whether a represented controller is shown, and the controller until it is.
@MainActor @Observable final class LeavingHolder {
    var isShown = true
    @ObservationIgnored var controller: UIViewController

    init(_ controller: UIViewController) { self.controller = controller }

    /// Gives the controller away, so that only those who show it keep it.
    func take() -> UIViewController {
        defer { controller = UIViewController() }
        return controller
    }
}

/// Shows a controller in something of the declarative world.
struct LeavingFrame: View {
    @Bindable var holder: LeavingHolder
    let vessel: LeavingVessel

    private struct Shown: UIViewControllerRepresentable {
        let holder: LeavingHolder
        func makeUIViewController(context: Context) -> UIViewController { holder.take() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    var body: some View {
        switch vessel {
        case .view: VStack { if holder.isShown { Shown(holder: holder) } }
        case .transition:
            VStack {
                if holder.isShown { Shown(holder: holder).transition(.opacity) } else { Text("other") }
            }
        case .hostedTab:
            TabView {
                if holder.isShown { Shown(holder: holder).tabItem { Text("a") } }
                Text("other").tabItem { Text("b") }
            }
        case .hostedPage:
            NavigationStack(path: path) {
                Text("root").navigationDestination(for: Int.self) { _ in Shown(holder: holder) }
            }
        case .hostedCover: Text("under").fullScreenCover(isPresented: $holder.isShown) { Shown(holder: holder) }
        default:
            List {
                if holder.isShown { Shown(holder: holder).frame(height: 300) }
                Text("other")
            }
        }
    }

    private var path: Binding<[Int]> {
        Binding(get: { holder.isShown ? [1] : [] }, set: { holder.isShown = !$0.isEmpty })
    }
}

/// Shows the view of a controller in a cell.
final class LeavingCells: NSObject, UICollectionViewDataSource {
    private weak var content: UIViewController?
    private weak var parent: UIViewController?
    var count = 1

    init(_ content: UIViewController, in parent: UIViewController) {
        (self.content, self.parent) = (content, parent)
        parent.addChild(content)
        content.didMove(toParent: parent)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let view = content?.view {
            view.frame = cell.contentView.bounds
            cell.contentView.addSubview(view)
        }
        return cell
    }
}
