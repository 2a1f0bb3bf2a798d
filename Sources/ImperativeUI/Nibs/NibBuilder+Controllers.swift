import BridgedEnvironment
import Foundation
import InterfaceFiles

extension NibBuilder {
    private static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    static func controller(
        of scene: InterfaceDocument.Scene, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        make(scene, storyboard, creator, inside: [])
    }

    /// Makes the controller of a scene, and those that it contains.
    ///
    /// - Parameter outer: The scenes that are being made around it.
    private static func make(
        _ scene: InterfaceDocument.Scene, _ storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?,
        inside outer: Set<String>
    ) -> UIViewController? {
        guard let document = storyboard.file.document() else { return nil }
        let element = scene.controller
        if element.name == "viewControllerPlaceholder" { return other(element, storyboard) }
        let builder = NibBuilder(document, storyboard.file)
        builder.storyboard = storyboard
        let standard = controllers[element.name] ?? UIViewController.self
        if controllers[element.name] == nil {
            NibReports.reportOnce(
                "Interface files are read as far as they are known: the controller `\(element.name)` is not. A "
                    + "UIViewController is used.")
        }
        let type = builder.customClass(element, standard) as? UIViewController.Type ?? standard
        func coder() -> NibCoder {
            NibCoder(element, standard) { [weak builder] object in
                guard let builder, let controller = object as? UIViewController else { return }
                builder.fill(controller, scene)
            }
        }
        var used = coder()
        var made = creator?(used)
        if made == nil {
            used = coder()
            made = type.init(coder: used)
        }
        guard let controller = made else { return nil }
        used.finish(controller)
        builder.addChildren(of: controller, scene, outer)
        builder.complete()
        return controller
    }

    /// The controller of another storyboard that a scene stands for.
    private static func other(_ element: InterfaceElement, _ storyboard: UIStoryboard) -> UIViewController? {
        guard let name = element["storyboardName"] else { return nil }
        let other = UIStoryboard(name: name, bundle: storyboard.file.bundle)
        guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
        guard let scene = other.file.document()?.scene(named: identifier) else {
            NibReports.report(
                "A reference leads to a controller of another storyboard: \(name) has no \"\(identifier)\". There is none."
            )
            return nil
        }
        return controller(of: scene, in: other, creator: nil)
    }

    // MARK: Properties

    private func fill(_ controller: UIViewController, _ scene: InterfaceDocument.Scene) {
        let element = scene.controller
        let record = controller.madeNibRecord
        record.storyboard = storyboard
        record.scene = scene
        record.bundle = file.bundle
        record.restorationIdentifier = element["restorationIdentifier"]
        self.controller = controller
        owner = controller
        register(controller, element)
        let properties = NibProperties(element, resources)
        if let title = properties.string("title") { controller.title = title }
        if let item = properties.child("navigationItem") { fill(controller.navigationItem, item) }
        if let item = properties.child("tabBarItem") { fill(controller.tabBarItem, item) }
        let items = element.children(in: "toolbarItems").compactMap(makeBarButtonItem)
        if !items.isEmpty { controller.toolbarItems = items }
        if let style = properties.value("modalPresentationStyle", UIModalPresentationStyle.self) {
            controller.modalPresentationStyle = style
        }
        if let style = properties.value("modalTransitionStyle", UIModalTransitionStyle.self) {
            controller.modalTransitionStyle = style
        }
        if let hides = properties.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        if let defines = properties.flag("definesPresentationContext") {
            controller.definesPresentationContext = defines
        }
        if let size = properties.size("preferredContentSize") { controller.preferredContentSize = size }
        if let stack = controller as? UINavigationController, let bar = element.child(key: "navigationBar") {
            fill(stack.navigationBar, NibProperties(bar, resources))
            if let isHidden = properties.flag("navigationBarHidden") { stack.isNavigationBarHidden = isHidden }
            if properties.flag("toolbarHidden") == false { stack.isToolbarHidden = false }
        }
        if let tables = controller as? UITableViewController,
            let clears = properties.flag("clearsSelectionOnViewWillAppear")
        {
            tables.clearsSelectionOnViewWillAppear = clears
        }
        // Actions of the items lead to the controller; its outlets lead to what is there already, and, once the view is
        // loaded, to the rest.
        let known = element.children(in: "connections").filter { connection in
            connection["destination"].map { objects[$0] != nil } == true && connection.name != "segue"
        }
        if !known.isEmpty { connections.append((controller, known)) }
        record.objects = objects.filter { $0.value !== controller }
        record.connected = Set(known.compactMap(\.id))
        fillRuntimeAttributes(controller, element)
    }

    // MARK: Contained controllers

    private func addChildren(of controller: UIViewController, _ scene: InterfaceDocument.Scene, _ outer: Set<String>) {
        let id = scene.controller.id ?? ""
        let relations = scene.controller.children(in: "connections").filter { $0["kind"] == "relationship" }
        guard !relations.isEmpty, let storyboard else { return }
        var children: [UIViewController] = []
        var columns: [UISplitViewController.Column: UIViewController] = [:]
        for relation in relations {
            guard let target = relation["destination"], let scene = document.scene(of: target) else { continue }
            if outer.contains(target) || target == id {
                NibReports.report(
                    "A controller of a storyboard does not contain itself: in \(file.name), \(target) does. It is left "
                        + "out.")
                continue
            }
            guard let child = Self.make(scene, storyboard, nil, inside: outer.union([id])) else { continue }
            children.append(child)
            if let column = Self.columns[relation["relationship"] ?? ""] { columns[column] = child }
        }
        switch controller {
        case let stack as UINavigationController: stack.viewControllers = children
        case let tabs as UITabBarController: tabs.viewControllers = children
        case let split as UISplitViewController: show(columns, in: split)
        default:
            NibReports.report(
                "Controllers of a storyboard are in a navigation, tab bar or split view controller: "
                    + "\(type(of: controller)) in \(file.name) is none. They are left out.")
        }
    }

    private static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact,
    ]

    private func show(_ controllers: [UISplitViewController.Column: UIViewController], in split: UISplitViewController)
    {
        if split.style == .unspecified {
            split.viewControllers = [controllers[.primary], controllers[.secondary]].compactMap { $0 }
            return
        }
        for (column, controller) in controllers where column != .supplementary || split.style == .tripleColumn {
            split.setViewController(controller, for: column)
        }
    }

    // MARK: The view

    static func loadView(of controller: UIViewController, _ record: NibRecord) -> Bool {
        guard let scene = record.scene, let storyboard = record.storyboard,
            let document = storyboard.file.document(), let element = scene.controller.child(key: "view")
        else { return false }
        let builder = NibBuilder(document, storyboard.file)
        (builder.storyboard, builder.controller, builder.owner) = (storyboard, controller, controller)
        builder.objects = record.objects
        if let id = scene.controller.id { builder.objects[id] = controller }
        for object in scene.objects where object !== scene.controller && object.name != "placeholder" {
            if let made = builder.makeObject(object) { record.kept.append(made) }
        }
        guard let view = builder.makeView(element) else { return false }
        controller.view = view
        for guide in scene.controller.children(in: "layoutGuides") {
            guard let id = guide.id else { continue }
            builder.objects[id] = guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
        }
        let rest = scene.controller.children(in: "connections").filter { connection in
            connection.name != "segue" && connection["property"] != "view"
                && !(connection.id.map(record.connected.contains) ?? false)
        }
        if !rest.isEmpty { builder.connections.append((controller, rest)) }
        record.objects = [:]
        builder.complete()
        return true
    }
}
