import { etagMatches } from '@zayy/platform/cache/etag'
import { sharedBody } from '@zayy/platform/http/shared-body'
import type { ImageLibrary } from '@zayy/platform/images/image-library'
import { mediaTypeOf, readDerivativePath } from '@zayy/platform/images/image-url'

/** Wait for the requested width, then for another width, in milliseconds. */
const VISITOR_TIMEOUTS = { derivative: 350, placeholder: 5_000 }
/** Messengers and browsers request a page's image and icon once, and show them for weeks. */
const MESSENGER_TIMEOUTS = { derivative: 5_000, placeholder: 5_000 }

/** Retry-After of an image that is still being resized, in seconds. */
const BUSY_RETRY_S = 5

const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // API clients on other origins show the shop's images.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/**
 * Serves `/media/<hash>/<width>.<avif|webp|png>`, `/media/<hash>/1200x630.jpg` and `/media/<hash>/icon-<size>.png`. A derivative is immutable and cached for ever. While it is being
 * made, another width is sent, cached for seconds, or 503 if there is none. Any other path is 404, any other method 405.
 * A browser that shows no AVIF gets WebP at the address of an AVIF, so that pages need no second list of addresses.
 */
export function imageServer(library: ImageLibrary): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...SAFE_HEADERS, Allow: 'GET, HEAD' } })
    }
    const named = readDerivativePath(new URL(request.url).pathname)
    if (!named) return notFound()
    const derivative =
      named.format === 'avif' && !showsAvif(request) ? { ...named, format: 'webp' as const } : named
    const vary = named.format === 'avif' ? { Vary: 'Accept' } : {}
    const etag = `"${derivative.hash}-${derivative.width}-${derivative.format}"`
    const result = await library.show(
      derivative,
      derivative.format === 'jpeg' || derivative.format === 'icon' ? MESSENGER_TIMEOUTS : VISITOR_TIMEOUTS,
      request.signal,
    )
    if (!result) return notFound()
    if (result.kind === 'busy') return busy()
    if (result.kind === 'placeholder') {
      const headers = { 'Content-Type': mediaTypeOf(result.format), 'Cache-Control': 'public, max-age=10' }
      return image(request, result.bytes, { ...headers, ...vary })
    }
    const immutable = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable', ...vary }
    if (etagMatches(request.headers.get('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers: { ...SAFE_HEADERS, ...immutable } })
    }
    return image(request, result.bytes, { ...immutable, 'Content-Type': mediaTypeOf(derivative.format) })
  }
}

/** False for browsers that name the image types they show, but not AVIF. Other clients name none. */
function showsAvif({ headers }: Request): boolean {
  const accepted = headers.get('Accept') ?? ''
  return accepted.includes('image/avif') || !accepted.includes('image/webp')
}

function image(request: Request, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  const body = request.method === 'HEAD' ? null : sharedBody(bytes)
  return new Response(body, {
    headers: { ...SAFE_HEADERS, ...headers, 'Content-Length': String(bytes.byteLength) },
  })
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { ...SAFE_HEADERS, 'Cache-Control': 'no-store' } })
}

function busy(): Response {
  const headers = { ...SAFE_HEADERS, 'Cache-Control': 'no-store', 'Retry-After': String(BUSY_RETRY_S) }
  return new Response(null, { status: 503, headers })
}
