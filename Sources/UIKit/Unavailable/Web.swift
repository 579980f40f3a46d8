// Pages of the web are laid out by a browser.

@available(
    *, unavailable,
    message: "WKWebView is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKWebView {}

@available(
    *, unavailable,
    message: "WKWebViewConfiguration is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKWebViewConfiguration {}

@available(
    *, unavailable,
    message: "WKUserContentController is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKUserContentController {}

@available(
    *, unavailable,
    message: "WKPreferences is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKPreferences {}

@available(
    *, unavailable,
    message: "WKNavigation is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKNavigation {}

@available(
    *, unavailable,
    message: "WKNavigationAction is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKNavigationAction {}

@available(
    *, unavailable,
    message: "WKUserScript is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKUserScript {}

@available(
    *, unavailable,
    message: "WKScriptMessage is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKScriptMessage {}

@available(
    *, unavailable,
    message: "WKWebsiteDataStore is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class WKWebsiteDataStore {}

@available(
    *, unavailable,
    message: "SFSafariViewController is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class SFSafariViewController {}

@available(
    *, unavailable,
    message: "UIWebView is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
open class UIWebView {}

@available(
    *, unavailable,
    message: "WKNavigationDelegate is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
public protocol WKNavigationDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "WKUIDelegate is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
public protocol WKUIDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "WKScriptMessageHandler is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
public protocol WKScriptMessageHandler: AnyObject {}

@available(
    *, unavailable,
    message: "SFSafariViewControllerDelegate is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
public protocol SFSafariViewControllerDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIWebViewDelegate is not part of Kumiko yet: web pages are not shown; put another view in its place for the preview"
)
public protocol UIWebViewDelegate: AnyObject {}
