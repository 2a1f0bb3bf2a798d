/// Source code and scripts.
extension UTType {
    /// Source code in any language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Source code in an assembly language.
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
    /// Source code in C.
    public static let cSource = UTType(known: "public.c-source")
    /// Source code in Objective-C.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// Source code in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Source code in C++.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// Source code in Objective-C++.
    public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
    /// A header in C.
    public static let cHeader = UTType(known: "public.c-header")
    /// A header in C++.
    public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
    /// A script in any language.
    public static let script = UTType(known: "public.script")
    /// The text of an AppleScript.
    public static let appleScript = UTType(known: "com.apple.applescript.text")
    /// A compiled script of the Open Scripting Architecture.
    public static let osaScript = UTType(known: "com.apple.applescript.script")
    /// A bundle with a script of the Open Scripting Architecture.
    public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
    /// Source code in JavaScript.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A script for a shell.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A script in Perl.
    public static let perlScript = UTType(known: "public.perl-script")
    /// A script in Python.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A script in Ruby.
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// A script in PHP.
    public static let phpScript = UTType(known: "public.php-script")
    /// A makefile.
    public static let makefile = UTType(known: "public.make-source")
}
