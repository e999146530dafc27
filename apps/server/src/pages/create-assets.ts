import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Asset } from '@zayy/platform/assets/asset'
import { Hono } from 'hono'
import { sharedBody } from '@zayy/platform/http/shared-body'
import { acceptedEncoding } from '@zayy/platform/cache/accepted-encoding'

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

/** Below it, names have a hash of the content in them. */
export const HASHED_FOLDER = '/assets/'

type SentAsset = Asset & { headers: Record<string, string> }

/**
 * The files that the storefront's build left for browsers (dist/client), read once. Those below /assets are cached for ever; the
 * rest (icons, the shop's card) for an hour.
 * @property hashed the files below /assets, by their names there
 */
export type BuiltAssets = { app: Hono; hashed: ReadonlyMap<string, Asset> }

export async function createAssets(folder: string): Promise<BuiltAssets> {
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

/** The headers of an asset, whichever build it is of. */
export function assetHeaders(path: string, isPacked: boolean): Record<string, string> {
  const forEver = path.startsWith(HASHED_FOLDER)
  return {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isPacked ? { vary: 'accept-encoding' } : {}),
  }
}

export function sendAsset(asset: SentAsset, method: string, accepts: string | undefined): Response {
  const headers = new Headers(asset.headers)
  const compressed = acceptedEncoding(accepts) === 'br' ? asset.br : null
  const body = compressed ?? asset.body
  if (compressed) headers.set('content-encoding', 'br')
  headers.set('content-length', String(body.length))
  return new Response(method === 'HEAD' ? null : sharedBody(body), { headers })
}
