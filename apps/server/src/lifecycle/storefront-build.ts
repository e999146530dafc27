import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Storefront } from '../pages/render.ts'
import { StartupError } from './startup-error.ts'

const built = new URL('../../../storefront/dist/', import.meta.url)

/** The storefront's build: what renders the pages, and the folder of what browsers load. */
export async function loadStorefront(): Promise<{ storefront: Storefront; files: string }> {
  const server = new URL('server/server.js', built)
  await access(server).catch(() => {
    throw new StartupError('The storefront is not built: run "npm start", which does, or "npm run build"')
  })
  const { default: storefront } = (await import(server.href)) as { default: Storefront }
  return { storefront, files: fileURLToPath(new URL('client/', built)) }
}
