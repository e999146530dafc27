import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import type { StorefrontBuild } from '../lifecycle/storefront-build.ts'
import type { Storefront } from '../pages/render.ts'
import { componentGallery } from './component-gallery.ts'
import { errorOverlayPage } from './error-overlay-page.ts'

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
