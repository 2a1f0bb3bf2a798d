// Links, sharing and pasting, as client code writes them in both worlds.

import Foundation
import SwiftUI
import UIKit

struct ClientSharing: View {
    let url = URL(string: "https://example.org")!
    let title = "Page"
    @State private var pasted = ""

    var body: some View {
        VStack {
            Link("Open", destination: url)
            Link(title, destination: url)
            Link(destination: url) { Label("Open", systemImage: "link") }
            ShareLink(item: url)
            ShareLink("Share", item: url, subject: Text("Subject"), message: Text("Message"))
            ShareLink(item: title) { Image(systemName: "square.and.arrow.up") }
            ShareLink(item: url, preview: SharePreview(title, image: Image(systemName: "photo")))
            ShareLink(items: ["a", "b"]) { SharePreview($0) }
            PasteButton(payloadType: String.self) { strings in pasted = strings.first ?? "" }
        }
    }
}

final class ClientActivity: UIActivity {
    override class var activityCategory: UIActivity.Category { .action }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType(rawValue: "org.example.bookmark") }
    override var activityTitle: String? { "Bookmark" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is URL } }
    override var activityImage: UIImage? { UIImage(systemName: "bookmark") }
    override func perform() { activityDidFinish(true) }
}

final class ClientSharingController: UIViewController {
    func share(_ url: URL, from sender: UIView) {
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: [ClientActivity()])
        sheet.excludedActivityTypes = [.copyToPasteboard]
        sheet.popoverPresentationController?.sourceView = sender
        sheet.completionWithItemsHandler = { activityType, completed, returnedItems, error in
            if completed { print(activityType?.rawValue ?? "") }
        }
        present(sheet, animated: true)
    }
}
