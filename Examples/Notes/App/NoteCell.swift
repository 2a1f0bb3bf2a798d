import DeclarativeUI

/// A note in the list, in one line or in two, as the style says.
final class NoteCell: UICollectionViewListCell {
    var note: Note? { didSet { setNeedsUpdateConfiguration() } }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let style = traitCollection.readingStyle
        var content = style.isCompact ? UIListContentConfiguration.cell() : .subtitleCell()
        content.text = note?.name
        content.textProperties.color = style.accent.color
        if !style.isCompact { content.secondaryText = note?.summary }
        contentConfiguration = content
    }
}
