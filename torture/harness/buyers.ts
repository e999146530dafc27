import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** One try to place an order. `status` is 0 if the connection failed. */
export type Try = { status: number; milliseconds: number }

/**
 * An acknowledged order.
 * @property key Idempotency-Key
 * @property code code of its bill
 * @property begun time of the first try: milliseconds since 1970
 * @property acknowledged time of the answer: milliseconds since 1970
 */
export type Acknowledged = {
  key: string
  code: string
  invoiceNumber: string | null
  tries: Try[]
  begun: number
  acknowledged: number
}

export type Buyers = {
  orders: readonly Acknowledged[]
  /** Responses other than 201 and 503. */
  unexpected: readonly string[]
  /** Waits until each buyer's current order is acknowledged. */
  stop(): Promise<void>
  /** Stops without waiting for acknowledgements: for a server that has ended. */
  abandon(): Promise<void>
}

type Listing = { data: { data: { id: number; pieces: { from: number }[] }[] } }
type Detail = { data: { pivot_colors: { id: number }[]; sizes: { id: number }[] } }
type Places = { data: { id: number }[] }

/** Returns the body of a valid guest order for the shop at `address`. */
export async function guestOrder(address: string): Promise<object> {
  const get = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${address}/en/api${path}`)).json()) as T
  const listed = (await get<Listing>('/products')).data.data[0]
  const [country] = (await get<Places>('/countries')).data
  if (!listed || !country) throw new Error('The shop is empty')
  const product = (await get<Detail>(`/products/${listed.id}`)).data
  const [city] = (await get<Places>(`/cities/${country.id}`)).data
  const [area] = (await get<Places>(`/areas/${city?.id}`)).data
  return {
    payment_method: 0,
    products: [
      {
        product_id: listed.id,
        colors: [
          {
            color_id: product.pivot_colors[0]?.id,
            sizes: [{ size_id: product.sizes[0]?.id, quantity: listed.pieces[0]?.from }],
          },
        ],
      },
    ],
    name: 'Noura Alsubaie',
    email: 'noura@example.com',
    phone: '0501234567',
    address: 'Olaya Street 12',
    country_id: country.id,
    city_id: city?.id,
    area_id: area?.id,
  }
}

/**
 * Starts `count` buyers who each place one order after the other, each order with a new Idempotency-Key. After a 503 or
 * a lost connection they repeat the order until it is acknowledged, as the checkout page does.
 * @param addressOf returns the server for the next try
 */
export function startBuyers(count: number, order: object, addressOf: () => string): Buyers {
  const orders: Acknowledged[] = []
  const unexpected: string[] = []
  let open = true
  let abandoned = false
  const buy = async () => {
    while (open) {
      const key = randomUUID()
      const tries: Try[] = []
      const first = Date.now()
      for (let acknowledged = false; !acknowledged && !abandoned; ) {
        const begun = performance.now()
        const answer = await post(addressOf(), key, order)
        tries.push({ status: answer.status, milliseconds: performance.now() - begun })
        acknowledged = answer.status === 201
        if (acknowledged)
          orders.push({ key, tries, begun: first, acknowledged: Date.now(), ...billOf(answer.text) })
        else if (answer.status === 503 || answer.status === 0) await pause(100)
        else {
          unexpected.push(`${answer.status} ${answer.text.slice(0, 200)}`)
          await pause(100)
        }
      }
    }
  }
  const all = Promise.all(Array.from({ length: count }, buy))
  return {
    orders,
    unexpected,
    stop: async () => {
      open = false
      await all
    },
    abandon: async () => {
      open = false
      abandoned = true
      await all
    },
  }
}

async function post(address: string, key: string, order: object): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(`${address}/en/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(30_000),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error) }
  }
}

function billOf(text: string): { code: string; invoiceNumber: string | null } {
  const { data } = JSON.parse(text) as { data: { code: string; invoice_number: string | null } }
  return { code: data.code, invoiceNumber: data.invoice_number }
}

/** Returns the duration of the longest try in milliseconds. */
export function slowestTry(orders: readonly Acknowledged[]): number {
  return Math.max(0, ...orders.flatMap(({ tries }) => tries.map(({ milliseconds }) => milliseconds)))
}
