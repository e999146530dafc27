import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** What one try to place an order came to. `status` 0: no answer, the connection failed. */
export type Try = { status: number; milliseconds: number }

/**
 * An order that was acknowledged: its key, the code of its bill, and every try that it took.
 * @property begun, acknowledged when the first try was sent, and the answer came: milliseconds since 1970
 */
export type Acknowledged = {
  key: string
  code: string
  invoiceNumber: string
  tries: Try[]
  begun: number
  acknowledged: number
}

export type Buyers = {
  /** Every order acknowledged so far. */
  orders: readonly Acknowledged[]
  /** Answers and failures besides 201 and 503, which no buyer should see. */
  unexpected: readonly string[]
  /** Lets each buyer finish the order in hand, however often it has to be tried. */
  stop(): Promise<void>
  /** Ends the buyers at once, whatever they have in hand: for a server that will not answer any more. */
  abandon(): Promise<void>
}

type Listing = { data: { data: { id: number; pieces: { from: number }[] }[] } }
type Detail = { data: { pivot_colors: { id: number }[]; sizes: { id: number }[] } }
type Places = { data: { id: number }[] }

/** The body of an order that the shop at `address` takes: some pieces of one product, by a guest. */
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
 * `count` buyers who each place one order after the other, each with an Idempotency-Key of its own, and try the
 * same again after a 503 or a lost connection until it is acknowledged, as the shop's own page does.
 * @param addressOf where to send the next try: servers may change under way
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

function billOf(text: string): { code: string; invoiceNumber: string } {
  const { data } = JSON.parse(text) as { data: { code: string; invoice_number: string } }
  return { code: data.code, invoiceNumber: data.invoice_number }
}

/** The longest that any try took, in milliseconds. */
export function slowestTry(orders: readonly Acknowledged[]): number {
  return Math.max(0, ...orders.flatMap(({ tries }) => tries.map(({ milliseconds }) => milliseconds)))
}
