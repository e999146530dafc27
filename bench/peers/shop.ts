/** A product as every shop can hold it. `price` in SAR without tax. */
export type Product = {
  name: string
  slug: string
  description: string
  price: number
  colours: string[]
  sizes: string[]
}

/** A filled, running shop. `list` gives the first page of 12, `product` one product with its variants. */
export type Shop = {
  list(): Promise<unknown>
  product(): Promise<unknown>
  /** Places an order of a guest: 40 pieces of one product in 15 variants, delivered, to be paid by transfer. */
  order(): Promise<unknown>
  processId: number
}

/** Sends JSON and returns the answer. Throws on a status other than 2xx. */
export async function sendJson(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ data: unknown; headers: Headers }> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(address, {
    ...init,
    headers: { ...headers, 'content-type': 'application/json' },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 300)}`)
  return { data: JSON.parse(text), headers: answer.headers }
}

/** Numbers of pieces for each of `count` variants that add up to 40. */
export function quantities(count: number): number[] {
  return Array.from({ length: count }, (_, nth) => Math.floor((40 + nth) / count))
}

let guests = 0

/** Returns the address of another guest at each call: Medusa refuses two first orders at once with the same one. */
export function nextEmail(): string {
  guests += 1
  return `noura${guests}@example.com`
}
