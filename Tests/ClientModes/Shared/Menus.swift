// Menus as client code writes them, in both worlds.

import SwiftUI
import UIKit

struct ClientMenus: View {
    @State private var isBold = false
    @State private var size = 12
    @State private var order = "name"
    let names = ["Ann", "Bob"]

    var body: some View {
        Menu("Actions") {
            Button("Copy", action: copy)
            Button(role: .destructive, action: copy) { Label("Delete", systemImage: "trash") }
            Divider()
            Toggle("Bold", isOn: $isBold)
            Section("People") { ForEach(names, id: \.self) { name in Button(name) {} } }
            Picker("Sort by", selection: $order) {
                Text("Name").tag("name")
                Text("Date").tag("date")
            }
            Menu("More") { Button("Less") {} }
        }
        .menuStyle(.borderlessButton)
        .menuIndicator(.hidden)
        .menuOrder(.fixed)
        Menu {
            Button("First", action: copy)
        } label: {
            Label("Options", systemImage: "ellipsis.circle")
        } primaryAction: {
            copy()
        }
        .menuStyle(BorderlessButtonMenuStyle())
        Menu("Add", systemImage: "plus") { Button("Row", action: copy) }
        Menu("Add", systemImage: "plus") {
            Button("Row", action: copy)
        } primaryAction: {
            copy()
        }
        Menu(names[0]) { Button("Row", action: copy) }.menuActionDismissBehavior(.disabled)
        Text("Hold").contextMenu { Button("Copy", action: copy) }
        Text("Hold")
            .contextMenu {
                Button {
                    copy()
                } label: {
                    Label("Copy", systemImage: "doc.on.doc")
                }
            } preview: {
                Text("A preview")
            }
        Menu("Styled") { Text("Nothing to do") }.menuStyle(FramedMenuStyle())
    }

    private func copy() {}
}

struct FramedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).border(Color.red)
    }
}

final class MenuController: UIViewController, UIContextMenuInteractionDelegate {
    private(set) var chosen: [String] = []
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { [weak self] in
            self?.chosen.append($0.title)
        }
        let delete = UIAction(
            title: "Delete", image: UIImage(systemName: "trash"), identifier: UIAction.Identifier("delete"),
            attributes: .destructive
        ) { [weak self] action in self?.chosen.append(action.title) }
        let more = UIMenu(title: "More", options: .displayInline, children: [delete])
        let later = UIDeferredMenuElement { completion in completion([UIAction(title: "Later") { _ in }]) }
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(title: "", children: [copy, more, later])
        button.showsMenuAsPrimaryAction = true
        view.addSubview(button)
        view.addInteraction(UIContextMenuInteraction(delegate: self))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "ellipsis"), primaryAction: nil,
            menu: UIMenu(title: "Sort", image: nil, identifier: nil, options: [.singleSelection], children: [copy]))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Share", state: .on) { _ in }])
        }
    }
}
