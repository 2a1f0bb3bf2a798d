import UIKit

// Nibs and storyboards in the forms that applications name them in, with outlets that are set by hand.
class NibbedCell: UITableViewCell {
    weak var title: UILabel!
    static let identifier = "NibbedCell"
    static func nib() -> UINib { UINib(nibName: identifier, bundle: nil) }

    override func awakeFromNib() {
        super.awakeFromNib()
        selectionStyle = .none
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        title?.text = nil
    }
}

final class NibbedBanner: UIView {
    var contentView: UIView!
    var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        Bundle.main.loadNibNamed("NibbedBanner", owner: self, options: nil)
        guard let contentView else { return }
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        setNeedsLayout()
    }

    class func make() -> NibbedBanner? {
        UINib(nibName: "NibbedBanner", bundle: .main).instantiate(withOwner: nil, options: nil).first as? NibbedBanner
    }
}

class NibbedSegue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() { source.present(destination, animated: false) }
}

class NibbedDetailController: UIViewController {
    var item = ""
    let origin: String

    init?(coder: NSCoder, origin: String) {
        self.origin = origin
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        origin = ""
        super.init(coder: coder)
    }
}

class NibbedListController: UIViewController {
    weak var tableView: UITableView!
    weak var collectionView: UICollectionView!

    convenience init() { self.init(nibName: "NibbedList", bundle: nil) }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView?.register(NibbedCell.nib(), forCellReuseIdentifier: NibbedCell.identifier)
        tableView?.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
        collectionView?.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
        collectionView?.register(
            UINib(nibName: "Head", bundle: nil),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        super.shouldPerformSegue(withIdentifier: identifier, sender: sender) && identifier != "locked"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch segue.identifier {
        case "detail": (segue.destination as? NibbedDetailController)?.item = (sender as? String) ?? ""
        default: break
        }
    }

    func open(_ item: String) { performSegue(withIdentifier: "detail", sender: item) }

    func detail() -> UIViewController? {
        let storyboard = self.storyboard ?? UIStoryboard(name: "Main", bundle: nil)
        let first: NibbedDetailController = storyboard.instantiateViewController(identifier: "detail") { coder in
            NibbedDetailController(coder: coder, origin: "list")
        }
        let second = storyboard.instantiateViewController(withIdentifier: "detail") as? NibbedDetailController
        return second ?? first
    }

    func start() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: Bundle.main).instantiateInitialViewController()
            ?? UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController { coder in
                NibbedListController(coder: coder)
            }
    }

    func segue(to other: UIViewController) -> UIStoryboardSegue {
        UIStoryboardSegue(identifier: "own", source: self, destination: other) { [weak self] in
            self?.show(other, sender: nil)
        }
    }
}
