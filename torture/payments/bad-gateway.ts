import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What really happens to the money of a page. All but `paid` must leave the order unpaid. */
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

/** How often each fault happens, of all requests. */
const faults = { hangs: 0.002, cutsOff: 0.05, fails: 0.1, talksNonsense: 0.05, isStale: 0.08, shuffles: 0.06 }

export type Fault = keyof typeof faults

/**
 * A server with the part of Moyasar's API that the shop uses, which does everything wrong that a gateway can do to who asks
 * it: answers late or never, breaks off after the work is done, fails, answers with nonsense, with what was, or with
 * another's invoice. What really happened to the money is never wrong.
 */
export async function openBadGateway(random: () => number) {
  const invoices = new Map<string, Invoice>()
  const told: Record<Fault, number> = {
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
  if (address === null || typeof address === 'string') throw new Error('the gateway does not listen')

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const invoice = invoiceFor(request, Buffer.concat(chunks).toString())
    const fault = drawFault()
    if (fault) told[fault] += 1
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
    told,
    /** The buyer does at a page what they do. Gives the kinds of the events that a gateway would tell. */
    meet: (reference: string, fate: Fate): string[] => {
      const invoice = invoices.get(reference)
      if (!invoice) throw new Error('a buyer was sent to a page that is none')
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
