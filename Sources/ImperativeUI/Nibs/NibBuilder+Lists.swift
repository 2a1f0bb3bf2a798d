import Foundation
import InterfaceFiles

extension NibBuilder {
    func fillScrolling(_ scroll: UIScrollView, _ properties: NibProperties) {
        if let isOn = properties.flag("scrollEnabled") { scroll.isScrollEnabled = isOn }
        if let isOn = properties.flag("pagingEnabled") { scroll.isPagingEnabled = isOn }
        if let isOn = properties.flag("bounces") { scroll.bounces = isOn }
        if let isOn = properties.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = isOn }
        if let isOn = properties.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = isOn }
        if let isOn = properties.flag("showsHorizontalScrollIndicator") {
            scroll.showsHorizontalScrollIndicator = isOn
        }
        if let isOn = properties.flag("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = isOn }
        if let insets = properties.insets("contentInset") { scroll.contentInset = insets }
        if let mode = properties.value("keyboardDismissMode", UIScrollView.KeyboardDismissMode.self) {
            scroll.keyboardDismissMode = mode
        }
        if let behavior = properties.value(
            "contentInsetAdjustmentBehavior", UIScrollView.ContentInsetAdjustmentBehavior.self)
        {
            scroll.contentInsetAdjustmentBehavior = behavior
        }
        if let isOn = properties.flag("directionalLockEnabled") { scroll.isDirectionalLockEnabled = isOn }
        if let isOn = properties.flag("delaysContentTouches") { scroll.delaysContentTouches = isOn }
        if let isOn = properties.flag("canCancelContentTouches") { scroll.canCancelContentTouches = isOn }
        if let isOn = properties.flag("bouncesZoom") { scroll.bouncesZoom = isOn }
        if let scale = properties.number("minimumZoomScale") { scroll.minimumZoomScale = CGFloat(scale) }
        if let scale = properties.number("maximumZoomScale") { scroll.maximumZoomScale = CGFloat(scale) }
        if let style = properties.value("indicatorStyle", UIScrollView.IndicatorStyle.self) {
            scroll.indicatorStyle = style
        }
        if let insets = properties.insets("scrollIndicatorInsets") { scroll.scrollIndicatorInsets = insets }
    }

    func fill(_ table: UITableView, _ properties: NibProperties) {
        let element = properties.element
        properties.ignore("style", "separatorStyleName", "springLoaded", "dataMode")
        func height(_ key: String, _ set: (CGFloat) -> Void) {
            // -1 is the automatic height.
            if let value = properties.number(key) { set(value < 0 ? UITableView.automaticDimension : value) }
        }
        height("rowHeight") { table.rowHeight = $0 }
        height("sectionHeaderHeight") { table.sectionHeaderHeight = $0 }
        height("sectionFooterHeight") { table.sectionFooterHeight = $0 }
        height("estimatedRowHeight") { table.estimatedRowHeight = $0 }
        height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = $0 }
        height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = $0 }
        switch properties.string("separatorStyle") {
        case "none": table.separatorStyle = .none
        case nil: break
        default: table.separatorStyle = .singleLine
        }
        if let color = properties.color("separatorColor") { table.separatorColor = color }
        if let insets = properties.insets("separatorInset") { table.separatorInset = insets }
        if let allows = properties.flag("allowsSelection") { table.allowsSelection = allows }
        if let allows = properties.flag("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
        if let allows = properties.flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = allows }
        if let allows = properties.flag("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = allows
        }
        if let count = properties.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = max(count, 0)
        }
        if let header = properties.child("tableHeaderView").flatMap(makeView) { table.tableHeaderView = header }
        if let footer = properties.child("tableFooterView").flatMap(makeView) { table.tableFooterView = footer }
        for prototype in element.children(in: "prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.registerPrototype(identifier, maker: prototypeMaker(prototype, UITableViewCell.self))
        }
        fillSections(of: table, element)
    }

    private func fillSections(of table: UITableView, _ element: InterfaceElement) {
        guard let sections = element.child(named: "sections")?.children else { return }
        guard controller is UITableViewController else {
            return NibReports.reportOnce(
                "The cells of a static table view in an interface file are shown by a table view controller: "
                    + "\(controller.map { "\(type(of: $0))" } ?? "the table view's") is none. They are left out. Use a "
                    + "UITableViewController, or make prototypes of the cells.")
        }
        table.staticSections = sections.map { section in
            let rows = section.children(in: "cells").compactMap { cell in
                (makeView(cell) as? UITableViewCell).map { made in
                    StaticSection.Row(cell: made, height: cell.number("rowHeight").map { CGFloat(max($0, 0)) })
                }
            }
            return StaticSection(
                header: section.string("headerTitle"), footer: section.string("footerTitle"), rows: rows)
        }
    }

    func fill(_ cell: UITableViewCell, _ properties: NibProperties) {
        properties.ignore(
            "style", "rowHeight", "textLabel", "detailTextLabel", "imageView", "hidesAccessoryWhenEditing")
        if let identifier = properties.string("reuseIdentifier") { cell.reuseKey = .identifier(identifier) }
        if let type = properties.value("accessoryType", UITableViewCell.AccessoryType.self) {
            cell.accessoryType = type
        }
        if let type = properties.value("editingAccessoryType", UITableViewCell.AccessoryType.self) {
            cell.editingAccessoryType = type
        }
        if let style = properties.value("selectionStyle", UITableViewCell.SelectionStyle.self) {
            cell.selectionStyle = style
        }
        if let level = properties.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = properties.number("indentationWidth") { cell.indentationWidth = width }
        if let insets = properties.insets("separatorInset") { cell.separatorInset = insets }
        if let isIndented = properties.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = isIndented }
        if let shows = properties.flag("showsReorderControl") { cell.showsReorderControl = shows }
        if let view = properties.child("accessoryView").flatMap(makeView) { cell.accessoryView = view }
        if let view = properties.child("backgroundView").flatMap(makeView) { cell.backgroundView = view }
        if let view = properties.child("selectedBackgroundView").flatMap(makeView) {
            cell.selectedBackgroundView = view
        }
        noteStyledParts(cell, properties.element)
    }

    /// The labels and the image of a cell's style are in its content view in the file; the cell has them already.
    private func noteStyledParts(_ cell: UITableViewCell, _ element: InterfaceElement) {
        if let id = element["textLabel"] { styledParts[id] = cell.textLabel }
        if let id = element["detailTextLabel"] { styledParts[id] = cell.detailTextLabel }
        if let id = element["imageView"] { styledParts[id] = cell.imageView }
    }

    func fill(_ collection: UICollectionView, _ properties: NibProperties) {
        let element = properties.element
        properties.ignore("dataMode", "springLoaded", "prefetchingEnabled")
        if let layout = properties.child("collectionViewLayout"), let id = layout.id {
            objects[id] = collection.collectionViewLayout
        }
        if let allows = properties.flag("allowsSelection") { collection.allowsSelection = allows }
        if let allows = properties.flag("allowsMultipleSelection") { collection.allowsMultipleSelection = allows }
        for prototype in element.children(in: "cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            collection.registerPrototype(
                .identifier(identifier), maker: prototypeMaker(prototype, UICollectionViewCell.self))
        }
        let edges = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in edges {
            guard let prototype = properties.child(key), let identifier = prototype["reuseIdentifier"] else { continue }
            collection.registerPrototype(
                .supplementary(kind: kind, identifier: identifier),
                maker: prototypeMaker(prototype, UICollectionReusableView.self))
        }
    }

    /// Returns what makes a new view of a prototype, each with objects of its own.
    private func prototypeMaker<Made: UIView>(
        _ element: InterfaceElement, _ type: Made.Type
    ) -> () -> Made? {
        let (document, file, storyboard) = (document, file, storyboard)
        return { [weak controller = controller, weak owner = owner] in
            let builder = NibBuilder(document, file)
            (builder.controller, builder.owner, builder.storyboard) = (controller, owner, storyboard)
            if let owner, let id = (owner as? UIViewController)?.nibRecord?.scene?.controller.id {
                builder.objects[id] = owner
            }
            let view = builder.makeView(element) as? Made
            builder.complete()
            return view
        }
    }
}

extension UITableView {
    /// Registers what makes the cells of an identifier, unless code has registered something.
    final func registerPrototype(_ identifier: String, maker: @escaping () -> UITableViewCell?) {
        itemState.pool.register(for: .identifier(identifier), maker: maker)
    }
}

extension UICollectionView {
    /// Registers what makes the views of a key.
    final func registerPrototype(_ key: ReuseKey, maker: @escaping () -> UICollectionReusableView?) {
        itemState.pool.register(for: key, maker: maker)
    }
}
