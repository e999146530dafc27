import { createHash, timingSafeEqual } from 'node:crypto'
import { halalas } from '@zayy/domain/money'
import {
  type MoyasarInvoice,
  type MoyasarPayment,
  readInvoice,
  readPayment,
  readWebhookEnvelope,
} from './moyasar-answers.ts'
import { moyasarRequest, type SendRequest } from './moyasar-request.ts'
import { type Charge, GatewayError, type PageStatus, type PaymentGateway } from './payment-gateway.ts'

/**
 * @property secretKey `sk_test_…` or `sk_live_…`: the key alone decides whether money moves
 * @property webhookSecret what each webhook carries as `secret_token`
 * @property baseUrl of another server that speaks the same API: the test gateway's
 * @property send `fetch` unless told otherwise
 */
export type MoyasarOptions = {
  secretKey: string
  webhookSecret: string
  baseUrl?: string
  send?: SendRequest
}

/** Statuses of an invoice after which nobody can pay on it any more, besides `paid` and `refunded`. */
const endedStatuses = new Set(['expired', 'canceled', 'voided'])

const chargeStates = new Map<string, Charge['state']>([
  ['paid', 'paid'],
  ['captured', 'paid'],
  ['failed', 'failed'],
  ['voided', 'failed'],
  ['refunded', 'refunded'],
])

/** Moyasar by its hosted invoice page (docs.moyasar.com/api/invoices). */
export function moyasarGateway({
  secretKey,
  webhookSecret,
  baseUrl = 'https://api.moyasar.com/v1',
  send = (request) => fetch(request),
}: MoyasarOptions): PaymentGateway {
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    moyasarRequest({ send, baseUrl, secretKey }, method, path, body)
  const live = secretKey.startsWith('sk_live_')
  return {
    createPage: async (page) => {
      const created = read(
        readInvoice,
        await ask('POST', '/invoices', {
          amount: page.amount,
          currency: 'SAR',
          description: page.description,
          success_url: page.returnUrl,
          back_url: page.returnUrl,
          expired_at: page.expiresAt.toISOString(),
          metadata: {
            order_id: String(page.orderId),
            order_code: page.orderCode,
            return_id: page.returnId,
          },
        }),
      )
      const made = pageStatus(created)
      if (made.returnId !== page.returnId || made.amount !== page.amount) throw ofAnother()
      const url = new URL(created.url)
      if (!isKnownHost(url, baseUrl, page.returnUrl)) throw ofAnother()
      url.searchParams.set('lang', page.locale)
      return { reference: created.id, url: url.href }
    },
    fetchPage: async (reference) => {
      const answer = await ask('GET', `/invoices/${encodeURIComponent(reference)}`)
      return sameAs(reference, read(readInvoice, answer), pageStatus)
    },
    cancelPage: async (reference) => {
      await ask('PUT', `/invoices/${encodeURIComponent(reference)}/cancel`)
    },
    fetchCharge: async (id) => {
      const answer = await ask('GET', `/payments/${encodeURIComponent(id)}`)
      return sameAs(id, read(readPayment, answer), charge)
    },
    refund: async (id, amount) => {
      const answer = await ask('POST', `/payments/${encodeURIComponent(id)}/refund`, { amount })
      return sameAs(id, read(readPayment, answer), charge)
    },
    proveAddress: async ({ hookId, code }) => {
      await ask('POST', `/webhooks/${encodeURIComponent(hookId)}/verify`, { code })
    },
    readWebhook: (body) => {
      const envelope = readWebhookEnvelope(parsed(body))
      if (!envelope || !isSame(envelope.secret_token, webhookSecret) || envelope.live !== live) return null
      const { invoice_id, webhook_id: hookId, verification_code: code } = envelope.data
      const proof = hookId && code ? { hookId, code } : undefined
      return { id: envelope.id, kind: envelope.type, reference: invoice_id ?? '', proof }
    },
  }
}

/** Whether a page to pay on is Moyasar's, of the gateway that is asked, or the shop's own: a buyer is sent to no other host. */
function isKnownHost(page: URL, baseUrl: string, returnUrl: string): boolean {
  const isMoyasar =
    page.protocol === 'https:' && page.port === '' && /(^|\.)moyasar\.com$/.test(page.hostname)
  return isMoyasar || [baseUrl, returnUrl].some((known) => new URL(known).origin === page.origin)
}

function read<Answer>(reader: (answer: unknown) => Answer | undefined, answer: unknown): Answer {
  const known = reader(answer)
  if (known === undefined) throw new GatewayError('unreadable', 'The gateway answered in another shape')
  return known
}

/** Nothing is concluded from an answer about something else. */
function sameAs<Answer extends { id: string }, Told>(
  id: string,
  answer: Answer,
  tell: (answer: Answer) => Told,
): Told {
  if (answer.id !== id) throw ofAnother()
  return tell(answer)
}

function ofAnother(): GatewayError {
  return new GatewayError('unreadable', 'The gateway answered about something else')
}

function pageStatus(invoice: MoyasarInvoice): PageStatus {
  const metadata = (name: string) => {
    const value = invoice.metadata?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const own = (invoice.payments ?? [])
    .filter(({ invoice_id }) => (invoice_id ?? invoice.id) === invoice.id)
    // Moyasar does not say in which order it lists them.
    .toSorted((one, other) => Date.parse(one.created_at ?? '') - Date.parse(other.created_at ?? '') || 0)
  return {
    reference: invoice.id,
    amount: halalas(invoice.amount),
    currency: invoice.currency,
    orderId: metadata('order_id'),
    returnId: metadata('return_id'),
    ended: endedStatuses.has(invoice.status),
    charges: own.map(charge),
  }
}

function charge({ id, status, amount, currency, refunded }: MoyasarPayment): Charge {
  return {
    id,
    state: chargeStates.get(status) ?? 'pending',
    amount: halalas(amount),
    currency,
    refunded: halalas(status === 'voided' ? amount : refunded),
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Compares digests, so that the time it takes tells nothing of either, nor of their lengths. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
