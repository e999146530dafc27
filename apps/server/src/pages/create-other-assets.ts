import type { Asset } from '@zayy/platform/assets/asset'
import { Hono } from 'hono'
import { isDatabaseAway } from '../api/database-away.ts'
import { assetHeaders, HASHED_FOLDER, sendAsset } from './create-assets.ts'

/** File names that builds produce: a name, a hash of 6 to 8 characters, an extension. */
const hashedName = /^[\w.-]{1,100}-[\w-]{6,8}\.(?:css|js|jpg|png|svg|webp|woff2)$/

/** Bytes of other builds' assets in memory. A build is 2 to 3 MB. */
const CACHE_BYTES = 8_000_000

/**
 * Serves the assets of builds that other servers run, or that ran before: tabs that were open during an update request them. A missing
 * name is a 404 that is never remembered, because a new build may be recorded a moment later.
 * @param find returns an asset of any build, or null
 * @param report receives the error when the database is unavailable
 * @param room bytes of assets to keep in memory
 */
export function createOtherAssets(
  find: (name: string) => Promise<Asset | null>,
  report: (error: unknown) => void,
  room = CACHE_BYTES,
): Hono {
  const findOnce = rememberAssets(find, room)
  return new Hono().on(['GET', 'HEAD'], `${HASHED_FOLDER}*`, async (c) => {
    const { pathname } = new URL(c.req.url)
    const name = pathname.slice(HASHED_FOLDER.length)
    if (!hashedName.test(name)) return withoutBody(404)
    try {
      const asset = await findOnce(name)
      if (!asset) return withoutBody(404)
      const headers = assetHeaders(pathname, asset.br !== null)
      return sendAsset({ ...asset, headers }, c.req.method, c.req.header('accept-encoding'))
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      report(error)
      return withoutBody(503, { 'retry-after': '1' })
    }
  })
}

function withoutBody(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}

/** Reads an asset once for concurrent requests, and caches the latest in `room` bytes. */
function rememberAssets(
  find: (name: string) => Promise<Asset | null>,
  room: number,
): (name: string) => Promise<Asset | null> {
  const kept = new Map<string, Asset>()
  const asked = new Map<string, Promise<Asset | null>>()
  let bytes = 0
  const keep = (name: string, asset: Asset) => {
    kept.set(name, asset)
    bytes += sizeOf(asset)
    for (const [oldest, old] of kept) {
      if (bytes <= room) return
      kept.delete(oldest)
      bytes -= sizeOf(old)
    }
  }
  const ask = async (name: string) => {
    const asset = await find(name)
    if (asset) keep(name, asset)
    return asset
  }
  return async (name) => {
    const known = kept.get(name)
    if (known) return known
    const asking = asked.get(name) ?? ask(name).finally(() => asked.delete(name))
    asked.set(name, asking)
    return await asking
  }
}

function sizeOf({ body, br }: Asset): number {
  return body.length + (br?.length ?? 0)
}
