import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Asset } from '@zayy/platform/assets/asset'
import { acceptedEncoding } from '@zayy/platform/cache/accepted-encoding'
import { sharedBody } from '@zayy/platform/http/shared-body'
import { Hono } from 'hono'
import { isDatabaseAway } from '../api/database-away.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** File names in this folder contain a hash of the content. */
const HASHED_FOLDER = '/assets/'

type SentAsset = Asset & { headers: Record<string, string> }

/**
 * Serves the storefront's client build (dist/client) from memory. Files below /assets are cached for ever, the rest (icons, the link preview
 * image) for an hour.
 */
export async function createAssets(folder: string) {
  const assets = await readAssets(folder)
  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', (c, next) => {
    const asset = assets.get(new URL(c.req.url).pathname)
    if (!asset) return next()
    return sendAsset(asset, c.req.method, c.req.header('accept-encoding'))
  })
  const hashed = [...assets].filter(([path]) => path.startsWith(HASHED_FOLDER))
  return { app, hashed: new Map(hashed.map(([path, asset]) => [path.slice(HASHED_FOLDER.length), asset])) }
}

async function readAssets(folder: string): Promise<Map<string, SentAsset>> {
  const assets = new Map<string, SentAsset>()
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const compressed = new Set(names.filter((name) => name.endsWith('.br')))
  for (const name of names) {
    const file = join(folder, name)
    const path = `/${name}`
    if (!types[extname(name)]) continue
    const body = await readFile(file)
    const br = compressed.has(`${name}.br`) ? await readFile(`${file}.br`) : null
    assets.set(path, { body, br, headers: assetHeaders(path, br !== null) })
  }
  return assets
}

function assetHeaders(path: string, isCompressed: boolean): Record<string, string> {
  const forEver = path.startsWith(HASHED_FOLDER)
  return {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isCompressed ? { vary: 'accept-encoding' } : {}),
  }
}

function sendAsset(asset: SentAsset, method: string, accepts: string | undefined): Response {
  const headers = new Headers(asset.headers)
  const compressed = acceptedEncoding(accepts) === 'br' ? asset.br : null
  const body = compressed ?? asset.body
  if (compressed) headers.set('content-encoding', 'br')
  headers.set('content-length', String(body.length))
  return new Response(method === 'HEAD' ? null : sharedBody(body), { headers })
}

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
