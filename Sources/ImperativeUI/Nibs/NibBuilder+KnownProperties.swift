import Foundation
import InterfaceFiles

/// The outlets and the runtime attributes of the library's own classes.
extension NibBuilder {
    /// Sets a property of the library by its name. Returns whether there is one that takes the value.
    func setKnown(_ value: Any, _ name: String, of object: AnyObject) -> Bool {
        switch name {
        case "delegate": return setDelegate(value, of: object)
        case "dataSource": return setDataSource(value, of: object)
        default: break
        }
        if let controller = object as? UIViewController, name == "view", let view = value as? UIView {
            controller.view = view
            return true
        }
        if let view = object as? UIView { return setKnown(value, name, of: view) }
        return false
    }

    private func setDelegate(_ value: Any, of object: AnyObject) -> Bool {
        switch object {
        case let table as UITableView: table.delegate = value as? any UITableViewDelegate
        case let collection as UICollectionView: collection.delegate = value as? any UICollectionViewDelegate
        case let text as UITextView: text.delegate = value as? any UITextViewDelegate
        case let scroll as UIScrollView: scroll.delegate = value as? any UIScrollViewDelegate
        case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
        case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
        case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
        case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
        case let recognizer as UIGestureRecognizer:
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case let tabs as UITabBarController: tabs.delegate = value as? any UITabBarControllerDelegate
        case let stack as UINavigationController: stack.delegate = value as? any UINavigationControllerDelegate
        default: return false
        }
        return true
    }

    private func setDataSource(_ value: Any, of object: AnyObject) -> Bool {
        switch object {
        case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
        case let collection as UICollectionView: collection.dataSource = value as? any UICollectionViewDataSource
        case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
        default: return false
        }
        return true
    }

    private func setKnown(_ value: Any, _ path: String, of view: UIView) -> Bool {
        let name = path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path
        switch (name, value) {
        case ("cornerRadius", let number as Double): view.layer.cornerRadius = CGFloat(max(number, 0))
        case ("borderWidth", let number as Double): view.layer.borderWidth = CGFloat(max(number, 0))
        case ("borderColor", let color as UIColor), ("borderUIColor", let color as UIColor),
            ("borderColorFromUIColor", let color as UIColor):
            view.layer.borderColor = color.cgColor
        case ("shadowColor", let color as UIColor): view.layer.shadowColor = color.cgColor
        case ("shadowOpacity", let number as Double): view.layer.shadowOpacity = Float(min(max(number, 0), 1))
        case ("shadowRadius", let number as Double): view.layer.shadowRadius = CGFloat(max(number, 0))
        case ("shadowOffset", let size as CGSize): view.layer.shadowOffset = size
        case ("masksToBounds", let flag as Bool), ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
        case ("backgroundColor", let color as UIColor): view.backgroundColor = color
        case ("tintColor", let color as UIColor): view.tintColor = color
        case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): view.isHidden = flag
        case ("tag", let number as Double): view.tag = Int(clamping: number)
        case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
        case ("accessibilityLabel", let text as String): view.accessibilityLabel = text
        case ("text", let text as String) where view is UILabel: (view as? UILabel)?.text = text
        case ("backgroundView", let back as UIView):
            (view as? UITableView)?.backgroundView = back
            (view as? UICollectionView)?.backgroundView = back
            (view as? UITableViewCell)?.backgroundView = back
            (view as? UICollectionViewCell)?.backgroundView = back
        case ("selectedBackgroundView", let back as UIView):
            (view as? UITableViewCell)?.selectedBackgroundView = back
            (view as? UICollectionViewCell)?.selectedBackgroundView = back
        case ("accessoryView", let back as UIView): (view as? UITableViewCell)?.accessoryView = back
        // The content view, the labels and the image of a cell are its own.
        case ("contentView", _), ("textLabel", _), ("detailTextLabel", _), ("imageView", _):
            return view is any ContentCell
        default: return false
        }
        return true
    }
}
