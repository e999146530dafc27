#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, driven by WebKitWebDriver.

MiniBrowser cannot be used: its toolbar makes the window wider than a phone. Needs gir1.2-webkit2-4.1 and python3-gi.
Arguments: --size=WIDTHxHEIGHT --errors=FILE (a line for each error that a page reports). The driver adds its own.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

options = dict(argument[2:].split("=", 1) for argument in sys.argv[1:] if "=" in argument)
width, height = (int(pixels) for pixels in options["size"].split("x"))

errors = open(options["errors"], "a", encoding="utf-8", buffering=1)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_preferred_languages(["ar-SA", "en"])

# WebKitWebDriver has no access to the console.
report_errors = """{
  const report = (...parts) => webkit.messageHandlers.errors.postMessage(parts.join(' '))
  const { error } = console
  console.error = (...parts) => {
    report(...parts)
    error(...parts)
  }
  addEventListener('error', (event) => report(event.message, event.filename, event.lineno))
  addEventListener('unhandledrejection', (event) => report('Unhandled rejection:', event.reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    report('CSP violation', event.violatedDirective, event.blockedURI, event.sample))
}"""


def note_error(_manager, message):
    errors.write(message.get_js_value().to_string().replace("\n", " ") + "\n")


def create_web_view(_session):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(
        WebKit2.UserScript.new(
            report_errors,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    scripts.register_script_message_handler("errors")
    scripts.connect("script-message-received::errors", note_error)
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=scripts
    )
    settings = view.get_settings()
    settings.set_enable_page_cache(True)
    # Like the other browser tests (browser.ts).
    settings.set_auto_load_images(False)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()

    def focus_window():
        # Without a window manager nothing else gives the document its focus.
        window.get_window().focus(Gtk.get_current_event_time())
        return GLib.SOURCE_REMOVE

    GLib.timeout_add(100, focus_window)
    return view


def on_automation_started(_context, session):
    information = WebKit2.ApplicationInfo()
    # The name and version that the driver asks for by default.
    information.set_name("MiniBrowser")
    information.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(information)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", on_automation_started)
Gtk.main()
