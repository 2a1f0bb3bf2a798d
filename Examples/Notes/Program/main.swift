// Notes in a file: a list of UIKit's, notes and settings of SwiftUI's, and a style of reading that both follow.
import NotesApp

NotesDelegate.main()
