import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** The real outcome of a payment. The order must stay unpaid unless it is `paid`. */
export type Fate = 'paid' | 'declined' | 'abandoned' | 'short' | 'otherCurrency' | 'otherOrder'

type Charge = { id: string; status: string; amount: number; currency: string; refunded: number }
type Invoice = {
  id: string
  status: string
  amount: number
  currency: string
  url: string
  metadata: Record<string, string>
  payments: Charge[]
}

/** Probability of each fault per request. */
const faults = { hangs: 0.002, cutsOff: 0.05, fails: 0.1, talksNonsense: 0.05, isStale: 0.08, shuffles: 0.06 }

export type Fault = keyof typeof faults

/**
 * Starts a server with the part of Moyasar's API that the shop uses. Its answers are unreliable: none at all, a closed
 * connection after the work is done, an error, invalid JSON, a stale state, or another invoice. The record of the real
 * payments is never wrong.
 */
export async function openBadGateway(random: () => number) {
  const invoices = new Map<string, Invoice>()
  const faultCounts: Record<Fault, number> = {
    hangs: 0,
    cutsOff: 0,
    fails: 0,
    talksNonsense: 0,
    isStale: 0,
    shuffles: 0,
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port')

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const invoice = invoiceFor(request, Buffer.concat(chunks).toString())
    const fault = drawFault()
    if (fault) faultCounts[fault] += 1
    if (fault === 'hangs') return
    if (fault === 'cutsOff') return void request.socket.destroy()
    if (fault === 'fails') return send(response, 500, { type: 'api_error', message: 'Oops', errors: null })
    if (fault === 'talksNonsense') return void response.end('<html>Maintenance</html>')
    if (!invoice) return send(response, 404, { type: 'invalid_request_error', message: 'Object not found' })
    const before = { ...invoice, status: 'initiated', payments: [] }
    const other = [...invoices.values()][Math.floor(random() * invoices.size)]
    send(response, 200, fault === 'isStale' ? before : fault === 'shuffles' && other ? other : invoice)
  }

  function invoiceFor({ method, url = '' }: IncomingMessage, body: string): Invoice | undefined {
    if (method !== 'POST') {
      const invoice = invoices.get(url.split('/')[3] ?? '')
      if (method === 'PUT' && invoice?.status === 'initiated') invoice.status = 'canceled'
      return invoice
    }
    const { amount, currency, metadata } = JSON.parse(body)
    const id = randomUUID()
    const page = `https://checkout.moyasar.com/${id}`
    const made = { id, status: 'initiated', amount, currency, url: page, metadata, payments: [] }
    invoices.set(id, made)
    return made
  }

  function drawFault(): Fault | undefined {
    let drawn = random()
    for (const fault of ['hangs', 'cutsOff', 'fails', 'talksNonsense', 'isStale', 'shuffles'] as const) {
      drawn -= faults[fault]
      if (drawn < 0) return fault
    }
    return undefined
  }

  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    faultCounts,
    /** Applies a buyer's payment to an invoice. Returns the types of the resulting webhooks. */
    meet: (reference: string, fate: Fate): string[] => {
      const invoice = invoices.get(reference)
      if (!invoice) throw new Error('A buyer was sent to an unknown invoice')
      const { amount, currency } = invoice
      const charge = (status: string, changed: Partial<Charge> = {}) =>
        invoice.payments.push({ id: randomUUID(), status, amount, currency, refunded: 0, ...changed })
      if (fate === 'abandoned') return []
      charge('failed')
      if (fate === 'declined') return ['payment_failed']
      if (fate === 'otherOrder') invoice.metadata = { ...invoice.metadata, order_id: '0' }
      charge('paid', {
        ...(fate === 'short' && { amount: amount - 1 }),
        ...(fate === 'otherCurrency' && { currency: 'USD' }),
      })
      invoice.status = 'paid'
      return ['payment_failed', 'payment_paid']
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
