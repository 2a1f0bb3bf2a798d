import Foundation
import InterfaceFiles

/// The properties of an object in an interface file. What no code asks for is reported.
@MainActor final class NibProperties {
    let element: InterfaceElement
    let resources: NibResources
    private var known: Set<String> = []

    /// What says nothing about objects here: names for Interface Builder, and what only its canvas shows.
    private static let silent: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "fixedFrame", "opaque",
        "misplaced", "ambiguous", "verifyAmbiguity", "sceneMemberID", "colorLabel", "storyboardIdentifier",
        "clearsContextBeforeDrawing", "autoresizesSubviews", "customClassName", "propertyAccessControl",
        "useStoryboardIdentifierAsRestorationIdentifier", "restorationIdentifier", "ibExternal", "reuseIdentifier",
        "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedOrientationMetrics", "simulatedScreenMetrics", "freeformSize", "preservesSuperviewLayoutMargins",
        "insetsLayoutMarginsFromSafeArea", "viewLayoutGuideSafeArea", "canvasLocation",
        "automaticallyAdjustsScrollViewInsets",
        "extendedLayoutIncludesOpaqueBars", "multipleTouchEnabled", "exclusiveTouch", "indexPath",
        "isAccessoryViewVisible",
        "contentViewInsetsToSafeArea", "baselineAdjustment", "nil", "point", "viewLayoutGuide", "rowHeight", "barStyle",
        "tableViewCell", "collectionViewCell", "animations", "layoutMarginsFollowReadableWidth",
        "allowsEditingTextAttributes", "preferredBehavioralStyle", "simulatedDestinationMetrics",
        "simulatedAppContext", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "hasAttributedTitle",
    ]

    /// Elements inside that other code reads.
    private static let parts: Set<String> = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "rect", "autoresizingMask",
        "viewLayoutGuide", "layoutGuides", "prototypes", "cells", "gestureRecognizers", "extendedEdge",
        "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedScreenMetrics",
        "simulatedStatusBarMetrics", "simulatedToolbarMetrics", "simulatedOrientationMetrics", "point", "nil",
        "segments", "state", "items", "sections", "string", "mutableString", "accessibility", "size", "inset",
        "directionalEdgeInsets", "edgeInsets", "attributedString", "date", "animations", "blurEffect",
        "modalFormSheetSize",
        "buttonConfiguration", "scopeButtonTitles", "textInputTraits", "connections", "viewControllers",
    ]

    init(_ element: InterfaceElement, _ resources: NibResources) {
        self.element = element
        self.resources = resources
    }

    private func note(_ key: String) { known.insert(key) }

    /// Returns a text.
    func string(_ key: String) -> String? {
        note(key)
        return element.string(key)
    }

    /// Returns a number.
    func number(_ key: String) -> CGFloat? {
        note(key)
        return element.number(key).map { CGFloat($0) }
    }

    /// Returns an integer.
    func integer(_ key: String) -> Int? {
        note(key)
        return element.integer(key)
    }

    /// Returns a Boolean value.
    func flag(_ key: String) -> Bool? {
        note(key)
        return element.flag(key)
    }

    /// Returns a colour.
    func color(_ key: String) -> UIColor? {
        note(key)
        return element.child(key: key).flatMap(resources.color)
    }

    /// Returns a font.
    func font(_ key: String = "fontDescription") -> UIFont? {
        note(key)
        guard let child = element.child(key: key), child.name == "fontDescription" else { return nil }
        return resources.font(child)
    }

    /// Returns an image, whose name is an attribute.
    func image(_ key: String) -> UIImage? {
        note(key)
        note("catalog")
        if let name = element[key] { return resources.image(name, catalog: element["catalog"]) }
        guard let child = element.child(key: key), let name = child["image"] else { return nil }
        return resources.image(name, catalog: child["catalog"])
    }

    /// Returns a size.
    func size(_ key: String) -> CGSize? {
        note(key)
        return element.size(key)
    }

    /// Returns insets.
    func insets(_ key: String) -> UIEdgeInsets? {
        note(key)
        guard let child = element.child(key: key) else { return nil }
        func length(_ names: String...) -> CGFloat {
            CGFloat(names.lazy.compactMap { child.number($0) }.first ?? 0)
        }
        return UIEdgeInsets(
            top: length("minY", "top"), left: length("minX", "left", "leading"), bottom: length("maxY", "bottom"),
            right: length("maxX", "right", "trailing"))
    }

    /// Returns the case of a type whose name an attribute is. A name that the type does not have is reported.
    func value<Value: RawRepresentable>(_ key: String, _ type: Value.Type) -> Value?
    where Value.RawValue: BinaryInteger {
        note(key)
        guard let name = element[key] else { return nil }
        // Interface Builder writes the names that the cases have; no type has one beyond these numbers.
        for raw in -1...128 {
            guard let number = Value.RawValue(exactly: raw), let value = Value(rawValue: number) else { continue }
            if "\(value)" == name { return value }
        }
        NibReports.reportOnce(
            "An attribute in an interface file has a known value: `\(key)` of `\(element.name)` is \"\(name)\", which "
                + "\(type) does not have. The default stays.")
        return nil
    }

    /// Returns an element inside that is a property.
    func child(_ key: String) -> InterfaceElement? {
        note(key)
        return element.child(key: key)
    }

    /// Notes attributes that have no effect here.
    func ignore(_ keys: String...) { known.formUnion(keys) }

    /// Reports what no code has asked for, once for each kind of element.
    func reportRest() {
        // Of views that are not known, all properties would be.
        guard NibBuilder.knows(element.name) else { return }
        for key in element.attributes.keys.sorted() where !known.contains(key) && !Self.silent.contains(key) {
            report("attribute `\(key)` of `\(element.name)`")
        }
        for child in element.children where !Self.parts.contains(child.name) {
            if child.name == "variation" {
                report("variation for size classes in `\(element.name)`")
                continue
            }
            guard let key = child.key else {
                report("element `\(child.name)` in `\(element.name)`")
                continue
            }
            if !known.contains(key), !Self.silent.contains(key) { report("property `\(key)` of `\(element.name)`") }
        }
    }

    private func report(_ what: String) {
        NibReports.reportOnce("Interface files are read as far as they are known: the \(what) is not. It is left out.")
    }
}
