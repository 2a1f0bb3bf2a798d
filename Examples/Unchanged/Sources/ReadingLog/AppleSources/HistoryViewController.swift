import UIKit

struct HistoryEntry {
    let title: String
    let pages: Int
}

/// A cell with a title and a bar that is as long as the book.
class HistoryCell: UITableViewCell {
    static let identifier = "HistoryCell"

    let titleLabel = UILabel()
    private let bar = UIView()
    private var barWidth: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        bar.backgroundColor = .systemBlue
        for view in [titleLabel, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        barWidth = bar.widthAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            bar.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            bar.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 16),
            bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            barWidth,
        ])
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        barWidth.constant = 0
    }

    func configure(with entry: HistoryEntry) {
        titleLabel.text = "\(entry.title), \(entry.pages) pages"
        barWidth.constant = CGFloat(entry.pages)
    }
}

class HistoryViewController: UITableViewController {
    private var years = ["2017", "2018"]
    private var entries = [
        [HistoryEntry(title: "Dune", pages: 200), HistoryEntry(title: "Emma", pages: 120)],
        [HistoryEntry(title: "Ilium", pages: 240)],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "History"
        tableView.register(HistoryCell.self, forCellReuseIdentifier: HistoryCell.identifier)
        tableView.estimatedRowHeight = 60
        tableView.rowHeight = UITableView.automaticDimension
        tableView.tableFooterView = UIView()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addEntry(_:)))
    }

    @objc func addEntry(_ sender: Any?) {
        let indexPath = IndexPath(row: entries[1].count, section: 1)
        entries[1].append(HistoryEntry(title: "Ubik", pages: 90))
        tableView.beginUpdates()
        tableView.insertRows(at: [indexPath], with: .automatic)
        tableView.endUpdates()
        tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return years.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return entries[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return years[section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: HistoryCell.identifier, for: indexPath) as! HistoryCell
        cell.configure(with: entries[indexPath.section][indexPath.row])
        cell.accessoryType = indexPath.section == 0 ? .checkmark : .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        entries[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemBlue
    }

    var shownTexts: [String] {
        return tableView.visibleCells.compactMap { ($0 as? HistoryCell)?.titleLabel.text }
    }
}
