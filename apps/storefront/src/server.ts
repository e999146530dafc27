import { createRouter } from '@tanstack/react-router'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { serverMessages } from './i18n/server-messages.ts'
import { withFirstScreenIcons } from './page/first-screen-icons.ts'
import { lazyClient } from './lazy-client.ts'
import { routeTree } from './routeTree.gen.ts'

/**
 * Renders each page in one piece rather than as a stream: the server keeps and compresses whole pages, so that nobody
 * would see an earlier part of one earlier, and React's streams cost as much again as the page (bench/page-render).
 * The HTML is handed over beside the answer, whose body would cost another tenth.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const html = await transformHtmlStringWithRouter(
    router,
    renderToString(createElement(StartServer, { router })),
  )
  // React compares a page with its own in development alone, and would complain there.
  getGlobalStartContext()?.takeHtml(import.meta.env.DEV ? html : withFirstScreenIcons(html))
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
})

/** The path of each page, as the router writes it: the server refuses to start with one that its own table does not know. */
const context = {
  locale: 'ar',
  messages: serverMessages('ar'),
  client: lazyClient('ar'),
  origin: '',
} as const
const paths = Object.keys(createRouter({ routeTree, context }).routesByPath)

export default { ...createServerEntry({ fetch: createStartHandler(renderPage) }), paths }
