import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OrderInput } from '@zayy/contract/orders/order-input'

const workers = 8

/** Milliseconds between the requests of a visitor, to keep the machine busy but not overloaded. */
const rest = 20

/**
 * Sends a mix of requests for `milliseconds`: cached pages and lists, uncached pages and searches, images in all widths,
 * unknown addresses, and orders.
 */
export async function mixedLoad(origin: string, milliseconds: number, order: OrderInput) {
  const result = { requests: 0, failed: 0 }
  const end = performance.now() + milliseconds
  const images = await imagesOf(origin)
  const visit = async () => {
    while (performance.now() < end) {
      const nth = result.requests++
      const [path, init, expected] = request(nth, order, images)
      const answer = await fetch(`${origin}${path}`, init)
      await answer.arrayBuffer()
      if (answer.status !== expected && answer.status !== 503) result.failed += 1
      await pause(rest)
    }
  }
  await Promise.all(Array.from({ length: workers }, visit))
  return result
}

function request(
  nth: number,
  order: OrderInput,
  images: readonly string[],
): [path: string, init: RequestInit, expected: number] {
  const lang = nth % 3 === 0 ? '/en' : ''
  const id = 1 + (nth % 50)
  const asked = { headers: { 'accept-encoding': 'br' } }
  switch (nth % 16) {
    case 0:
      return [lang || '/', asked, 200]
    case 1:
    case 2:
      return [`${lang}/product/${id}`, asked, 200]
    case 3:
      return [`${lang}/shop?page=${1 + (nth % 5)}`, asked, 200]
    case 4:
      return [`${lang}/shop?search=scrub`, asked, 200]
    case 5:
      return [`${lang}/blogs?search=${nth}`, asked, 200]
    case 6:
      return [`/en/api/products?search=scrub${nth % 7}`, asked, 200]
    case 7:
      return [`/ar/api/products?page=${1 + (nth % 5)}`, asked, 200]
    case 8:
      return [`/ar/api/products/${id}`, asked, 200]
    case 9:
      return [`/ar/api/settings`, { headers: { authorization: `Bearer ${nth}` } }, 200]
    case 10:
      return [`${lang}/nowhere-${nth}`, asked, 404]
    case 11:
      return ['/sitemap-1.xml', asked, 200]
    case 12:
      return nth % 160 === 12 ? ['/ar/api/orders', orderOf(order), 201] : ['/healthz', {}, 200]
    default:
      return [images[nth % images.length] ?? '/', {}, 200]
  }
}

function orderOf(order: OrderInput): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(order),
  }
}

/** Returns the paths of the product images in four widths and both formats. */
async function imagesOf(origin: string): Promise<string[]> {
  const paths = new Set<string>()
  for (let page = 1; page <= 5; page += 1) {
    const answer = await fetch(`${origin}/ar/api/products?page=${page}`)
    for (const [path] of (await answer.text()).matchAll(/\/media\/[^"]+/g)) paths.add(path)
  }
  return [...paths].flatMap((path) =>
    [200, 400, 800, 1200].flatMap((width) =>
      ['avif', 'webp'].map((format) => path.replace(/\d+\.\w+$/, `${width}.${format}`)),
    ),
  )
}
