import type { ImageLibrary } from '@zayy/platform/images/image-library'
import { readDerivativePath } from '@zayy/platform/images/image-url'
import { sharedBody } from '@zayy/platform/http/shared-body'
import { etagMatches } from '@zayy/platform/cache/etag'

/** How long a visitor waits for an image to be made before seeing another width, and for that: milliseconds. */
const VISITOR_TIMEOUTS = { derivative: 350, placeholder: 5_000 }
/** A messenger asks once for the image of a page, and shows what it got for weeks. */
const MESSENGER_TIMEOUTS = { derivative: 5_000, placeholder: 5_000 }

/** When an image that cannot be shown yet may be asked for again: seconds. */
const BUSY_RETRY_S = 5

const safe = {
  'X-Content-Type-Options': 'nosniff',
  // Clients of the API live elsewhere, and show the shop's images by their addresses.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/**
 * Answers `/media/<hash>/<width>.<avif|webp>` and `/media/<hash>/1200x630.jpg`. A derivative never changes and is cached for ever; while it
 * is still being made another width answers, cached for seconds, or 503 where there is none. Any other path: 404;
 * method: 405.
 */
export function imageServer(library: ImageLibrary): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...safe, Allow: 'GET, HEAD' } })
    }
    const derivative = readDerivativePath(new URL(request.url).pathname)
    if (!derivative) return notFound()
    const etag = `"${derivative.hash}-${derivative.width}-${derivative.format}"`
    const shown = await library.show(
      derivative,
      derivative.format === 'jpeg' ? MESSENGER_TIMEOUTS : VISITOR_TIMEOUTS,
      request.signal,
    )
    if (!shown) return notFound()
    if (shown.kind === 'busy') return busy()
    if (shown.kind === 'placeholder') {
      const headers = { 'Content-Type': `image/${shown.format}`, 'Cache-Control': 'public, max-age=10' }
      return image(request, shown.bytes, headers)
    }
    const lasting = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
    if (etagMatches(request.headers.get('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers: { ...safe, ...lasting } })
    }
    return image(request, shown.bytes, { ...lasting, 'Content-Type': `image/${derivative.format}` })
  }
}

function image(request: Request, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  const body = request.method === 'HEAD' ? null : sharedBody(bytes)
  return new Response(body, { headers: { ...safe, ...headers, 'Content-Length': String(bytes.byteLength) } })
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { ...safe, 'Cache-Control': 'no-store' } })
}

function busy(): Response {
  const headers = { ...safe, 'Cache-Control': 'no-store', 'Retry-After': String(BUSY_RETRY_S) }
  return new Response(null, { status: 503, headers })
}
