import BridgedEnvironment
import Foundation
import InterfaceFiles

extension NibBuilder {
    /// The classes of views by the names of their elements.
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self, "pageControl": UIPageControl.self, "stackView": UIStackView.self,
        "scrollView": UIScrollView.self, "tableView": UITableView.self, "collectionView": UICollectionView.self,
        "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionViewCellContentView": UIView.self,
        "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
        "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
        "visualEffectView": UIVisualEffectView.self, "control": UIControl.self, "window": UIWindow.self,
    ]

    /// The classes of other objects.
    private static let plainObjects: [String: NSObject.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self, "customObject": NSObject.self,
    ]

    /// Whether elements of a name are read.
    static func knows(_ name: String) -> Bool {
        views[name] != nil || plainObjects[name] != nil || partNames.contains(name)
    }

    private static let partNames: Set<String> = ["barButtonItem", "state", "buttonConfiguration", "navigationItem"]

    /// Makes an object, with what is in it; `nil` for an element that stands for none.
    func makeObject(_ element: InterfaceElement) -> AnyObject? {
        if Self.views[element.name] != nil { return makeView(element) }
        if element.name == "barButtonItem" { return makeBarButtonItem(element) }
        if element.name == "navigationItem" { return makeNavigationItem(element) }
        if let standard = Self.plainObjects[element.name] {
            let type = customClass(element, standard) as? NSObject.Type ?? standard
            let object = DelegateClass.make(type)
            let properties = NibProperties(element, resources)
            if let recognizer = object as? UIGestureRecognizer { fill(recognizer, properties) }
            properties.reportRest()
            register(object, element)
            noteConnections(element, of: object)
            return object
        }
        if element.name == "exit" || element.name == "customView" { return nil }
        NibReports.reportOnce(
            "Interface files are read as far as they are known: the object `\(element.name)` is not. It is left out. Make "
                + "it in code.")
        return nil
    }

    /// Notes a made object.
    func register(_ object: AnyObject, _ element: InterfaceElement) {
        if let id = element.id { objects[id] = object }
        made.append(object)
    }

    /// Makes a view; `nil` if its class makes none. A plain view stands in place of one that is not known, so that those
    /// around it keep their places.
    func makeView(_ element: InterfaceElement) -> UIView? {
        if element.name == "nil" { return nil }
        let standard = Self.views[element.name] ?? UIView.self
        if Self.views[element.name] == nil {
            NibReports.reportOnce(
                "Interface files are read as far as they are known: the view `\(element.name)` is not. A plain view stands "
                    + "in its place. Make one in code.")
        }
        let type = customClass(element, standard) as? UIView.Type ?? standard
        let coder = NibCoder(element, standard) { [weak self] object in
            guard let self, let view = object as? UIView else { return }
            self.begin(view, element)
        }
        guard let view = type.init(coder: coder) else {
            NibReports.report(
                "A view of an interface file is made by init(coder:): that of \(type) returned nil. The view is left out. "
                    + "Have it call super.init(coder:).")
            return nil
        }
        coder.finish(view)
        return view
    }

    /// Registers and fills a view that is being made.
    private func begin(_ view: UIView, _ element: InterfaceElement) {
        register(view, element)
        fillView(view, element)
    }

    /// Returns the class that an element names; the standard one if it names none, or one that is not there, which is
    /// reported.
    func customClass(_ element: InterfaceElement, _ standard: AnyClass) -> AnyClass {
        guard let name = element["customClass"] else { return standard }
        for module in modules(element["customModule"]) {
            guard let found = DelegateClass.named("\(module).\(name)") else { continue }
            if isSubclass(found, standard) { return found }
            NibReports.report(
                "The class of an object is a subclass of what it is in the interface file: \(module).\(name) is no "
                    + "\(standard). A \(standard) is used.")
            return standard
        }
        NibReports.reportOnce(
            "The class of an object in an interface file is found by its name: there is no class \(name) in "
                + "\(modules(element["customModule"]).joined(separator: ", ")). A \(standard) is used. Set the module in "
                + "Interface Builder to the name of the target, and declare the class at file level, without `private`."
        )
        return standard
    }

    private func isSubclass(_ type: AnyClass, _ standard: AnyClass) -> Bool {
        // A view may be of any class of views, as the element for it is the general one.
        if standard == UIView.self { return type is UIView.Type }
        var next: AnyClass? = type
        while let current = next {
            if current == standard { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    /// The modules in which a class may be: that of the file, which may have another name in Xcode, that of the owner,
    /// and that of the program.
    private func modules(_ named: String?) -> [String] {
        var modules: [String] = []
        func add(_ module: Substring?) {
            guard let module, !module.isEmpty, !modules.contains(String(module)) else { return }
            modules.append(String(module))
        }
        add(named?[...])
        for object in [owner, controller as AnyObject?] {
            add(object.flatMap { String(reflecting: type(of: $0)).split(separator: ".").first })
        }
        add(ProcessInfo.processInfo.processName[...])
        add("ImperativeUI")
        return modules
    }
}
