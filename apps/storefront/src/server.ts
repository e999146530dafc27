import { createRouter } from '@tanstack/react-router'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { messagePreloads } from './i18n/message-preloads.ts'
import { takeNamesRead } from './i18n/page-messages.ts'
import { serverMessages } from './i18n/server-messages.ts'
import { lazyClient } from './lazy-client.ts'
import { inlineFirstScreenIcons, takeFirstScreenIcons } from './page/first-screen-icons.ts'
import { withScriptsAfterPaint } from './page/scripts-after-paint.ts'
import { routeTree } from './routeTree.gen.ts'

// React compares the HTML during hydration only in development, and would report the icons.
if (!import.meta.env.DEV) inlineFirstScreenIcons()

/**
 * Renders each page to a string. Streaming would double the cost (bench/page-render) without a gain, since the server caches and
 * compresses whole pages. The HTML bypasses the response body, which would cost another tenth.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  takeNamesRead()
  takeFirstScreenIcons()
  const rendered = renderToString(createElement(StartServer, { router }))
  const names = ['core', ...takeNamesRead()]
  const icons = takeFirstScreenIcons()
  const html = await transformHtmlStringWithRouter(router, rendered)
  const request = getGlobalStartContext()
  if (request) {
    const more = { head: messagePreloads(request.locale, names), body: icons }
    request.takeHtml(import.meta.env.DEV ? [html] : withScriptsAfterPaint(html, more, request.scriptMark))
  }
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
})

/** Paths of all routes. The server does not start if its table of pages lacks one. */
const context = {
  locale: 'ar',
  messages: serverMessages('ar'),
  client: lazyClient('ar'),
  origin: '',
} as const
const paths = Object.keys(createRouter({ routeTree, context }).routesByPath)

export default { ...createServerEntry({ fetch: createStartHandler(renderPage) }), paths }
