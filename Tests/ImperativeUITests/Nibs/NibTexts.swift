import Foundation
import ImperativeUI
import Testing

/// Returns the text of an interface file with objects.
func nibText(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        </dependencies>
        <objects>
            \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
}

/// Returns a nib with objects.
@MainActor func nib(_ objects: String, resources: String = "") -> UINib {
    UINib(data: Data(nibText(objects, resources: resources).utf8), bundle: nil)
}

/// Makes the first object of a nib.
@MainActor func made<Made>(_ objects: String, _ type: Made.Type = Made.self, owner: Any? = nil) -> Made? {
    nib(objects).instantiate(withOwner: owner).first as? Made
}

/// A bundle in a temporary folder, with files.
final class NibBundle {
    let url: URL
    let bundle: Bundle

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
        for (name, text) in files {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        bundle = try #require(Bundle(path: url.path))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// A controller with outlets and actions, as the plug-in completes it.
class NibPage: UIViewController {
    weak var label: UILabel!
    var fields: [UITextField] = []
    var width: NSLayoutConstraint?
    var taps: [String] = []
    var calls: [String] = []
    var canPerform = true
    var prepared: [UIStoryboardSegue] = []

    func tap(_ sender: UIButton) { taps.append(sender.currentTitle ?? "") }
    func save() { taps.append("save") }
    func make(_ coder: NSCoder) -> NibSecondPage? {
        calls.append("made")
        return NibSecondPage(coder: coder)
    }
    func back(_ segue: UIStoryboardSegue) { calls.append("back from \(type(of: segue.source))") }

    override func _connect(_ connection: _NibConnection) {
        if connection.isOutlet("label") {
            connection.set(&label)
        } else if connection.isOutlet("fields") {
            connection.set(&fields)
        } else if connection.isOutlet("width") {
            connection.set(&width)
        } else if connection.isAction("tap:") {
            connection.use(Selector("tap:", NibPage.tap(_:)))
        } else if connection.isAction("save") {
            connection.use(Selector("save", NibPage.save))
        } else if connection.isAction("make:") {
            connection.use(Selector("make:", NibPage.make(_:)))
        } else if connection.isAction("back:") {
            connection.use(Selector("back:", NibPage.back(_:)))
        } else {
            super._connect(connection)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad \(label?.text ?? "none")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { canPerform }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        prepared.append(segue)
    }
}

/// A page of its own class that segues lead to.
class NibSecondPage: NibPage {}

/// A view that notes what it finds in its initialiser and when it awakes.
class NibBadge: UIView {
    var radius: CGFloat = 0
    var count = 0
    var isNew = false
    var caption: String?
    var foundSubviews = -1
    var awoke: [String] = []
    var title: UILabel?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        foundSubviews = subviews.count
        layer.cornerRadius = 7
    }

    override func _connect(_ connection: _NibConnection) {
        if connection.isOutlet("radius") {
            connection.set(&radius)
        } else if connection.isOutlet("count") {
            connection.set(&count)
        } else if connection.isOutlet("isNew") {
            connection.set(&isNew)
        } else if connection.isOutlet("caption") {
            connection.set(&caption)
        } else if connection.isOutlet("title") {
            connection.set(&title)
        } else {
            super._connect(connection)
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        awoke.append("\(title?.text ?? "none") in \(superview.map { "\(type(of: $0))" } ?? "none")")
    }
}

/// A cell with an outlet.
class NibCell: UITableViewCell {
    var title: UILabel!

    override func _connect(_ connection: _NibConnection) {
        if connection.isOutlet("title") { connection.set(&title) } else { super._connect(connection) }
    }
}

/// An owner that is no responder.
final class NibOwner: NSObject, _NibConnecting {
    var root: UIView?

    @MainActor func _connect(_ connection: _NibConnection) {
        if connection.isOutlet("root") { connection.set(&root) }
    }
}
