import UIKit

final class BookViewController: UIViewController {
    private let titleLabel = UILabel()
    private let favoriteSwitch = UISwitch()
    private let nextButton = UIButton(type: .system)
    private let titles = ["The Left Hand of Darkness", "Solaris", "Momo"]
    private var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.index = (self.index + 1) % self.titles.count
                self.update()
            }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [titleLabel, favoriteSwitch, nextButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .leading
        stack.frame = CGRect(x: 16, y: 16, width: 320, height: 112)
        view.addSubview(stack)
        update()
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .control, action: BookViewController.showNext)]
    }

    func showNext() {
        index = (index + 1) % titles.count
        update()
    }

    private func update() {
        titleLabel.text = titles[index]
    }
}
