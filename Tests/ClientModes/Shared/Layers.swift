import UIKit

// Corners, borders and shadows by the layers of views, as they are written everywhere.

extension UIView {
    func applyCard(radius: CGFloat = 12) {
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
        layer.masksToBounds = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
        if CGRectGetWidth(bounds) < 1 { frame = CGRectMake(0, 0, 1, 1) }
    }

    func outline(_ color: UIColor, width: CGFloat = 1) {
        layer.borderWidth = width
        layer.borderColor = color.cgColor
    }
}

final class AvatarView: UIImageView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.masksToBounds = true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.cgColor
    }
}

final class BottomSheetView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.cornerRadius = 16
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func flash() {
        UIView.animate(withDuration: 0.3) {
            self.layer.borderWidth = 2
            self.layer.opacity = 0.8
        } completion: { _ in
            self.layer.removeAllAnimations()
        }
    }
}

func roundAll(_ layers: [CALayer], by radius: CGFloat) async {
    for layer in layers { await MainActor.run { layer.cornerRadius = radius } }
}
