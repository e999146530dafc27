import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { sharedBody } from '../http/shared-body.ts'
import { acceptedEncoding } from '../kept/accepted-encoding.ts'

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

type Asset = { body: Buffer; br: Buffer | undefined; headers: Record<string, string> }

/**
 * What the storefront's build left for browsers (dist/client), read once. Files below /assets carry a hash of their
 * content in their names and are cached for ever; the rest (icons, the shop's card) for an hour.
 */
export async function createAssets(folder: string): Promise<Hono> {
  const assets = await readAssets(folder)
  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', (c, next) => {
    const asset = assets.get(new URL(c.req.url).pathname)
    if (!asset) return next()
    return sendAsset(asset, c.req.method, c.req.header('accept-encoding'))
  })
  return app
}

async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const compressed = new Set(names.filter((name) => name.endsWith('.br')))
  for (const name of names) {
    const type = types[extname(name)]
    if (!type) continue
    const file = join(folder, name)
    const path = `/${name}`
    const forEver = path.startsWith('/assets/')
    assets.set(path, {
      body: await readFile(file),
      br: compressed.has(`${name}.br`) ? await readFile(`${file}.br`) : undefined,
      headers: {
        'content-type': type,
        'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        ...(compressed.has(`${name}.br`) ? { vary: 'accept-encoding' } : {}),
      },
    })
  }
  return assets
}

function sendAsset(asset: Asset, method: string, accepts: string | undefined): Response {
  const headers = new Headers(asset.headers)
  const compressed = acceptedEncoding(accepts) === 'br' ? asset.br : undefined
  const body = compressed ?? asset.body
  if (compressed) headers.set('content-encoding', 'br')
  headers.set('content-length', String(body.length))
  return new Response(method === 'HEAD' ? null : sharedBody(body), { headers })
}
