// The example Notes, which can also run in a host that its package does not know.
import FileHost
import FileNotesApp

FileHost.register()
NotesDelegate.main()
