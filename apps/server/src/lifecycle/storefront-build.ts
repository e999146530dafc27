import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Asset } from '@zayy/platform/assets/asset'
import type { Hono } from 'hono'
import { checkPageRoutes } from '../pages/page-routes.ts'
import { createAssets } from '../pages/create-assets.ts'
import type { PolicySources } from '../pages/page-headers.ts'
import type { Storefront } from '../pages/render.ts'
import { StartupError } from '@zayy/platform/process/startup-error'

/** @property paths those of all its pages */
type BuiltStorefront = Storefront & { paths: readonly string[] }

const built = new URL('../../../storefront/dist/', import.meta.url)

/** What renders the pages, and what answers with the files that they load. */
export type StorefrontBuild = {
  storefront: Storefront
  assets: Hono
  /** The assets whose names have a hash in them, by name. Left out: servers of other builds need none of them. */
  hashedAssets?: ReadonlyMap<string, Asset>
  /** What pages may load besides what the shop's may. */
  alsoAllowed?: PolicySources
  /** Whether a page may be sent again as it was rendered; left out: it may. */
  cachePages?: boolean
  /** Ends what it does besides: before the server stops listening. */
  close?: () => Promise<void>
}

/** The storefront as `npm run build` left it. */
export async function loadStorefront(): Promise<StorefrontBuild> {
  const server = new URL('server/server.js', built)
  await access(server).catch(() => {
    throw new StartupError('The storefront is not built: run "npm start", which does, or "npm run build"')
  })
  const { default: storefront } = (await import(server.href)) as { default: BuiltStorefront }
  checkPageRoutes(storefront.paths)
  const { app, hashed } = await createAssets(fileURLToPath(new URL('client/', built)))
  return { storefront, assets: app, hashedAssets: hashed }
}
