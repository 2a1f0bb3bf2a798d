import Foundation

extension UICollectionView {
}
