import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import type { StorefrontBuild } from '../lifecycle/storefront-build.ts'
import type { Storefront } from '../pages/render.ts'
import { stripVTControlCharacters } from 'node:util'

const root = fileURLToPath(new URL('../../../storefront/', import.meta.url))

/** The module that TanStack Start's plugin makes: its default export renders pages, as dist/server/server.js does. */
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry'

/** What the server entry imports only when a page is asked for; an error in it would become an answer without a reason. */
const ROUTER = '/src/router.tsx'

/**
 * The storefront for `npm run dev`: pages are rendered by Vite's module runner and browsers load the sources through its
 * middleware, so that a change is seen without building and without a restart.
 * @param server takes the websocket over which Vite tells browsers of changes
 */
export async function openViteStorefront(server: Server): Promise<StorefrontBuild> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    // Imported as it is: bundled into a temporary file, it would make `node --watch` start the server again.
    configLoader: 'native',
    clearScreen: false,
    server: { middlewareMode: { server }, ws: { server } },
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot render pages in this process')
  return {
    storefront: renderedBy(ssr),
    assets: servedBy(vite),
    // Vite puts styles into <style> elements, and looks out for a server that starts again from a worker.
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

/** Whether Connect's middlewares answered the request; otherwise it is for what follows them. */
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

/** Only `npm run dev` sends this page, and all that is in it comes from the sources: its scripts and styles need no hash. */
const headers = {
  'content-security-policy':
    "default-src 'self' data: blob: 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/**
 * `/__ui`: the storefront's components in all their states, from right to left beside from left to right. Each direction is
 * a document of its own, since styles ask for the language of the document.
 * @param transform what Vite adds to a page that it serves, such as its client
 */
export function componentGallery(transform: (html: string) => Promise<string>): Hono {
  return new Hono().get('/__ui', async (c) => {
    const lang = c.req.query('lang')
    if (lang !== 'ar' && lang !== 'en') return c.html(BOTH_DIRECTIONS, 200, headers)
    return c.html(await transform(galleryDocument(lang)), 200, headers)
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
 * A page that shows why the sources cannot be rendered, such as a wrong import. Vite's overlay on it loads the page again
 * once a change has been seen.
 * @param nonce marks the page's script as one that may run
 */
export function errorOverlayPage(error: unknown, nonce: string): Response {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const plain = { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) }
  // In a script, `</script>` would end it.
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
