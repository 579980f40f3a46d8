// Pages of the web are laid out by a browser.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message:
        "WKWebView is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKWebView: UIView {}

@available(
    *, unavailable,
    message:
        "WKWebViewConfiguration is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {}

@available(
    *, unavailable,
    message:
        "WKUserContentController is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKUserContentController: NSObject {}

@available(
    *, unavailable,
    message:
        "WKPreferences is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKPreferences: NSObject {}

@available(
    *, unavailable,
    message:
        "WKNavigation is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKNavigation: NSObject {}

@available(
    *, unavailable,
    message:
        "WKNavigationAction is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {}

@available(
    *, unavailable,
    message:
        "WKUserScript is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKUserScript: NSObject {}

@available(
    *, unavailable,
    message:
        "WKScriptMessage is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {}

@available(
    *, unavailable,
    message:
        "WKWebsiteDataStore is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {}

@available(
    *, unavailable,
    message:
        "SFSafariViewController is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {}

@available(
    *, unavailable,
    message:
        "UIWebView is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
open class UIWebView: UIView {}

@available(
    *, unavailable,
    message:
        "WKNavigationDelegate is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "WKUIDelegate is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "WKScriptMessageHandler is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "SFSafariViewControllerDelegate is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UIWebViewDelegate is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
@MainActor @preconcurrency
public protocol UIWebViewDelegate: NSObjectProtocol {}
