import type { PictureLibrary } from '@zayy/shop/pictures/picture-library'
import { readDerivativePath } from '@zayy/shop/pictures/picture-url'
import { sharedBody } from '../http/shared-body.ts'

/** How long a visitor waits for a picture to be made before seeing the original instead: milliseconds. */
const patience = 350

const safe = {
  'X-Content-Type-Options': 'nosniff',
  // Clients of the API live elsewhere, and show the shop's pictures by their addresses.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // An SVG opened by itself can neither run nor load anything.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

const types = { webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' }

/**
 * Answers `/media/<hash>/<width>.<avif|webp>`. A derivative never changes and is cached for ever; while it
 * is still being made the original answers, cached for seconds. Any other path: 404; method: 405.
 */
export function pictureServer(library: PictureLibrary): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...safe, Allow: 'GET, HEAD' } })
    }
    const derivative = readDerivativePath(new URL(request.url).pathname)
    if (!derivative) return notFound()
    const etag = `"${derivative.hash}-${derivative.width}-${derivative.format}"`
    const shown = await library.show(derivative, patience)
    if (!shown) return notFound()
    if (shown.kind === 'original') {
      const { bytes, format } = shown.original
      return picture(request, bytes, { 'Content-Type': types[format], 'Cache-Control': 'public, max-age=10' })
    }
    const lasting = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
    if (request.headers.get('If-None-Match')?.includes(etag)) {
      return new Response(null, { status: 304, headers: { ...safe, ...lasting } })
    }
    return picture(request, shown.bytes, { ...lasting, 'Content-Type': `image/${derivative.format}` })
  }
}

function picture(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const body = request.method === 'HEAD' ? null : sharedBody(bytes)
  return new Response(body, { headers: { ...safe, ...headers, 'Content-Length': String(bytes.byteLength) } })
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { ...safe, 'Cache-Control': 'no-store' } })
}
