import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

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
  getGlobalStartContext()?.takeHtml(html)
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
})

export default createServerEntry({ fetch: createStartHandler(renderPage) })
