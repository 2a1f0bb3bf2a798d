import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Makes a bar button item.
    func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem? {
        let type = customClass(element, UIBarButtonItem.self) as? UIBarButtonItem.Type ?? UIBarButtonItem.self
        let coder = NibCoder(element, UIBarButtonItem.self) { [weak self] object in
            guard let self, let item = object as? UIBarButtonItem else { return }
            self.register(item, element)
            self.fill(item, NibProperties(element, self.resources))
        }
        guard let item = type.init(coder: coder) else { return nil }
        coder.finish(item)
        noteConnections(element, of: item)
        return item
    }

    private func fill(_ item: UIBarButtonItem, _ properties: NibProperties) {
        if let system = properties.value("systemItem", UIBarButtonItem.SystemItem.self) {
            item.title = system.title
            item.take(system)
        }
        if let title = properties.string("title") { item.title = title }
        if let image = properties.image("image") { item.image = image }
        switch properties.string("style") {
        case "done", "prominent": item.style = .done
        default: break
        }
        if let width = properties.number("width") { item.width = max(width, 0) }
        if let color = properties.color("tintColor") { item.tintColor = color }
        if let view = properties.child("customView").flatMap(makeView) { item.customView = view }
        fillItem(item, properties)
        properties.ignore("landscapeImage", "largeContentSizeImage", "springLoaded")
        properties.reportRest()
    }

    private func fillItem(_ item: UIBarItem, _ properties: NibProperties) {
        if let isEnabled = properties.flag("enabled") { item.isEnabled = isEnabled }
        if let tag = properties.integer("tag") { item.tag = tag }
    }

    /// Makes a navigation item that stands for itself.
    func makeNavigationItem(_ element: InterfaceElement) -> UINavigationItem {
        let item = UINavigationItem(title: "")
        fill(item, element)
        return item
    }

    /// Gives a navigation item its texts and items.
    func fill(_ item: UINavigationItem, _ element: InterfaceElement) {
        let properties = NibProperties(element, resources)
        if let id = element.id { objects[id] = item }
        if let title = properties.string("title") { item.title = title }
        if let prompt = properties.string("prompt") { item.prompt = prompt }
        if let title = properties.string("backButtonTitle") { item.backButtonTitle = title }
        if let hides = properties.flag("hidesBackButton") { item.hidesBackButton = hides }
        if let supplements = properties.flag("leftItemsSupplementBackButton") {
            item.leftItemsSupplementBackButton = supplements
        }
        if let mode = properties.value("largeTitleDisplayMode", UINavigationItem.LargeTitleDisplayMode.self) {
            item.largeTitleDisplayMode = mode
        }
        if let view = properties.child("titleView").flatMap(makeView) { item.titleView = view }
        if let button = properties.child("backBarButtonItem").flatMap(makeBarButtonItem) {
            item.backBarButtonItem = button
        }
        if let items = items("left", properties) { item.leftBarButtonItems = items }
        if let items = items("right", properties) { item.rightBarButtonItems = items }
        noteConnections(element, of: item)
    }

    private func items(_ side: String, _ properties: NibProperties) -> [UIBarButtonItem]? {
        if let one = properties.child("\(side)BarButtonItem") { return [one].compactMap(makeBarButtonItem) }
        let several = properties.element.children(in: "\(side)BarButtonItems")
        return several.isEmpty ? nil : several.compactMap(makeBarButtonItem)
    }

    /// Gives a tab bar item its texts and images.
    func fill(_ item: UITabBarItem, _ element: InterfaceElement) {
        let properties = NibProperties(element, resources)
        if let id = element.id { objects[id] = item }
        if let system = properties.value("systemItem", UITabBarItem.SystemItem.self) {
            item.title = system.title
            item.image = UIImage(systemName: system.symbol)
        }
        if let title = properties.string("title") { item.title = title }
        if let image = properties.image("image") { item.image = image }
        if let image = properties.image("selectedImage") { item.selectedImage = image }
        if let badge = properties.string("badgeValue") { item.badgeValue = badge }
        fillItem(item, properties)
    }

    func fill(_ bar: UIToolbar, _ properties: NibProperties) {
        let items = properties.element.children(in: "items").compactMap(makeBarButtonItem)
        if !items.isEmpty { bar.items = items }
        if let color = properties.color("barTintColor") { bar.barTintColor = color }
        properties.ignore("translucent")
    }

    func fill(_ bar: UINavigationBar, _ properties: NibProperties) {
        let items = properties.element.children(in: "items").filter { $0.name == "navigationItem" }
        if !items.isEmpty { bar.items = items.map(makeNavigationItem) }
        if let prefers = properties.flag("largeTitles") { bar.prefersLargeTitles = prefers }
        if let color = properties.color("barTintColor") { bar.barTintColor = color }
        if let isTranslucent = properties.flag("translucent") { bar.isTranslucent = isTranslucent }
        properties.ignore("titleTextAttributes", "largeTitleTextAttributes", "barStyle")
    }

    func fill(_ bar: UISearchBar, _ properties: NibProperties) {
        if let text = properties.string("text") { bar.text = text }
        if let placeholder = properties.string("placeholder") { bar.placeholder = placeholder }
        if let shows = properties.flag("showsCancelButton") { bar.showsCancelButton = shows }
        if let style = properties.value("searchBarStyle", UISearchBar.Style.self) { bar.searchBarStyle = style }
        if let color = properties.color("barTintColor") { bar.barTintColor = color }
        let titles = properties.element.children(in: "scopeButtonTitles").map(\.text)
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
        if let shows = properties.flag("showsScopeBar") { bar.showsScopeBar = shows }
        properties.ignore("textInputTraits", "translucent", "showsSearchResultsButton", "showsBookmarkButton")
    }
}
