import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import type { StorefrontBuild } from '../lifecycle/storefront-build.ts'
import type { Storefront } from '../pages/render.ts'

const root = fileURLToPath(new URL('../../../storefront/', import.meta.url))

/** Module of TanStack Start's plugin; its default export renders pages like dist/server/server.js. */
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry'

/** The server entry imports the router with the first page, and would hide an error in it behind a bare 500. */
const ROUTER = '/src/router.tsx'

/**
 * Serves the storefront for `npm run dev`: Vite's module runner renders the pages and its middleware serves the sources, so that a change shows
 * without a build or restart.
 * @param server serves Vite's websocket for hot reload
 */
export async function openViteStorefront(server: Server): Promise<StorefrontBuild> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    // Bundling the config into a temporary file would make `node --watch` restart the server.
    configLoader: 'native',
    clearScreen: false,
    server: { middlewareMode: { server }, ws: { server } },
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot render pages in this process')
  return {
    storefront: renderedBy(ssr),
    assets: servedBy(vite),
    // Vite puts styles into <style> elements and waits for a restarted server in a worker.
    alsoAllowed: { 'style-src': "'unsafe-inline'", 'worker-src': 'blob:' },
    cachePages: false,
    close: () => vite.close(),
  }
}

function renderedBy(environment: RunnableDevEnvironment): Storefront {
  return {
    fetch: async (request, options) => {
      try {
        await environment.runner.import(ROUTER)
        const entry: { default: Storefront } = await environment.runner.import(SERVER_ENTRY)
        return await entry.default.fetch(request, options)
      } catch (error) {
        environment.logger.error(error instanceof Error ? error.message : String(error))
        return errorOverlayPage(error, options.context.scriptMark)
      }
    },
  }
}

function servedBy(vite: ViteDevServer): Hono {
  const app = new Hono()
  app.route(
    '/',
    componentGallery((html) => vite.transformIndexHtml('/__ui', html)),
  )
  app.use(async (c: Context, next) => {
    const { incoming, outgoing }: HttpBindings = c.env
    if (await answeredBy(vite.middlewares, incoming, outgoing)) return RESPONSE_ALREADY_SENT
    await next()
  })
  return app
}

/** Returns true if Vite's middlewares responded. */
function answeredBy(
  middlewares: ViteDevServer['middlewares'],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    outgoing.once('close', () => resolve(true))
    middlewares(incoming, outgoing, (error?: unknown) => (error ? reject(error) : resolve(false)))
  })
}

/** Only `npm run dev` serves the gallery, and all of it comes from the sources, so inline scripts and styles need no hash. */
const galleryHeaders = {
  'content-security-policy':
    "default-src 'self' data: blob: 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/**
 * Serves `/__ui`: the components in all states, right-to-left beside left-to-right. Each direction is a separate document, because styles
 * depend on the document's language.
 * @param transform adds Vite's client to a page
 */
function componentGallery(transform: (html: string) => Promise<string>): Hono {
  return new Hono().get('/__ui', async (c) => {
    const lang = c.req.query('lang')
    if (lang !== 'ar' && lang !== 'en') return c.html(BOTH_DIRECTIONS, 200, galleryHeaders)
    return c.html(await transform(galleryDocument(lang)), 200, galleryHeaders)
  })
}

const BOTH_DIRECTIONS = `<!doctype html>
<html lang="en">
<title>Components</title>
<style>
  body { margin: 0; display: grid; grid-template-columns: 1fr 1fr }
  iframe { border: 0; inline-size: 100%; block-size: 100vh }
</style>
<iframe src="/__ui?lang=ar" title="Arabic"></iframe>
<iframe src="/__ui?lang=en" title="English"></iframe>
`

function galleryDocument(lang: 'ar' | 'en'): string {
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title>
<link rel="stylesheet" href="/src/styles.css">
<body>
<div id="root"></div>
<script type="module" src="/src/component-gallery/main.tsx"></script>
`
}

/**
 * Returns a page with Vite's error overlay, which reloads the page after the next change.
 * @param nonce of the page's script
 */
function errorOverlayPage(error: unknown, nonce: string): Response {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const plain = { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) }
  // `</script>` would end the script.
  const shown = JSON.stringify(plain).replaceAll('<', '\\u003c')
  const html = `<!doctype html>
<title>Error</title>
<script type="module" nonce="${nonce}">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${shown}))
</script>
`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
