import UIKit

class AuthorViewController: UIViewController {
    private let nameLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Author"
        view.backgroundColor = .systemBackground
        nameLabel.text = "Ursula K. Le Guin"
        view.addSubview(nameLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        nameLabel.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    }
}
