import Foundation
import InterfaceFiles

extension UICollectionViewLayout {
    /// Returns the layout of an element; a flow layout if it names no other class.
    static func made(of element: InterfaceElement?) -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        guard let element = element?.child(key: "collectionViewLayout") else { return layout }
        if let name = element["customClass"] {
            let module = element["customModule"] ?? ProcessInfo.processInfo.processName
            if let type = DelegateClass.named("\(module).\(name)") as? UICollectionViewLayout.Type,
                let made = type.init(coder: NibCoder(element, UICollectionViewLayout.self) { _ in })
            {
                (made as? UICollectionViewFlowLayout)?.take(element)
                return made
            }
            NibReports.reportOnce(
                "The class of a layout in an interface file is found by its name: there is no \(module).\(name). A "
                    + "UICollectionViewFlowLayout is used.")
        }
        layout.take(element)
        return layout
    }
}

extension UICollectionViewFlowLayout {
    /// Takes the properties of an element.
    fileprivate final func take(_ element: InterfaceElement) {
        if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
        if let spacing = element.number("minimumLineSpacing") { minimumLineSpacing = CGFloat(spacing) }
        if let spacing = element.number("minimumInteritemSpacing") { minimumInteritemSpacing = CGFloat(spacing) }
        if let size = element.size("itemSize") { itemSize = size }
        if let size = element.size("estimatedItemSize") {
            estimatedItemSize = size == .zero ? .zero : size
        } else if element["automaticEstimatedItemSize"] == "YES" {
            estimatedItemSize = Self.automaticSize
        }
        if let size = element.size("headerReferenceSize") { headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { footerReferenceSize = size }
        if let inset = element.child(key: "sectionInset") {
            sectionInset = UIEdgeInsets(
                top: CGFloat(inset.number("minY") ?? 0), left: CGFloat(inset.number("minX") ?? 0),
                bottom: CGFloat(inset.number("maxY") ?? 0), right: CGFloat(inset.number("maxX") ?? 0))
        }
    }
}
