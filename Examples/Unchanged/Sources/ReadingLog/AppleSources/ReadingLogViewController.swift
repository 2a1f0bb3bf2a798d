import UIKit

class ReadingLogViewController: UIViewController {
    private let counter = PageCounter(count: 3)
    private let label = UILabel()
    private let log = UILabel()
    let form = ReadingFormView()
    @IBOutlet private(set) var turnButton: UIButton! = UIButton(type: .system)
    @IBInspectable var emptyText = "Not begun"

    private(set) lazy var resetItem = UIBarButtonItem(
        barButtonSystemItem: .trash, target: self, action: #selector(reset))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log"
        navigationItem.rightBarButtonItem = resetItem
        label.text = emptyText
        log.numberOfLines = 0
        turnButton.setTitle("Turn the page", for: .normal)
        turnButton.addTarget(counter, action: #selector(PageCounter.turn), for: .touchUpInside)
        turnButton.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
        counter.delegate = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(pageDidChange(_:)), name: PageCounter.pageDidChange, object: counter)
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(labelTapped(recognizer:))))

        let stack = UIStackView(arrangedSubviews: [label, turnButton, log])
        stack.axis = .vertical
        stack.spacing = 16
        for subview in [form, stack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            NSLayoutConstraint.activate([
                subview.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                subview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
        }
        form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
        stack.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 16).isActive = true
        turnButton.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "r", modifierFlags: [.command], action: #selector(reset))]
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Actions

    @objc private func reset() {
        counter.page = 0
        note("reset")
    }

    @IBAction func buttonTapped(_ sender: UIButton) {
        note("\(sender.currentTitle ?? "") at \(#keyPath(PageCounter.page))")
    }

    @objc private func labelTapped(recognizer: UITapGestureRecognizer) {
        note("label \(recognizer.state == .ended)")
    }

    @objc func pageDidChange(_ notification: Notification) {
        guard let counter = notification.object as? PageCounter else { return }
        label.text = counter.page == 0 ? emptyText : "Page \(counter.page) of \(counter.count)"
    }

    var shownTexts: [String] { [label.text, log.text].compactMap { $0 } }

    private func note(_ text: String) {
        log.text = [log.text, text].compactMap { $0 }.joined(separator: "\n")
    }
}

extension ReadingLogViewController: PageCounterDelegate {
    func pageCounter(_ counter: PageCounter, didReach page: Int) {
        #if os(iOS)
            turnButton.isEnabled = page < counter.count
        #else
            print("This is compiled on no phone.")
        #endif
    }
}
