import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Asset } from '@zayy/platform/assets/asset'
import { StartupError } from '@zayy/platform/process/startup-error'
import type { Hono } from 'hono'
import { createAssets } from '../pages/create-assets.ts'
import type { PolicySources } from '../pages/page-headers.ts'
import { checkPageRoutes } from '../pages/page-routes.ts'
import type { Storefront } from '../pages/render.ts'

/** @property paths of all pages */
type BuiltStorefront = Storefront & { paths: readonly string[] }

const built = new URL('../../../storefront/dist/', import.meta.url)

/** The renderer of the pages and their assets. */
export type StorefrontBuild = {
  storefront: Storefront
  assets: Hono
  /** Assets with hashed names, by name. Undefined in development, where no other server needs them. */
  hashedAssets?: ReadonlyMap<string, Asset>
  /** Additional sources of the content security policy. */
  alsoAllowed?: PolicySources
  /** Default: true. */
  cachePages?: boolean
  /** Call before the server stops listening. */
  close?: () => Promise<void>
}

/** Loads the output of `npm run build`. */
export async function loadStorefront(): Promise<StorefrontBuild> {
  const server = new URL('server/server.js', built)
  await access(server).catch(() => {
    throw new StartupError({ kind: 'notBuilt' })
  })
  const { default: storefront } = (await import(server.href)) as { default: BuiltStorefront }
  checkPageRoutes(storefront.paths)
  const { app, hashed } = await createAssets(fileURLToPath(new URL('client/', built)))
  return { storefront, assets: app, hashedAssets: hashed }
}
