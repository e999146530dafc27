import { createHash, timingSafeEqual } from 'node:crypto'
import { halalas } from '@zayy/domain/money'
import {
  type MoyasarInvoice,
  type MoyasarPayment,
  moyasarRequest,
  readInvoice,
  readPayment,
  readWebhookEnvelope,
  type SendRequest,
} from './moyasar-request.ts'
import { type Charge, GatewayError, type PageStatus, type PaymentGateway } from './payment-gateway.ts'

/**
 * @property secretKey `sk_test_…` or `sk_live_…`: only the key decides whether money moves
 * @property webhookSecret `secret_token` of each webhook
 * @property baseUrl of another server with the same API: the test gateway
 * @property send defaults to `fetch`
 */
export type MoyasarOptions = {
  secretKey: string
  webhookSecret: string
  baseUrl?: string
  send?: SendRequest
}

/** Statuses of an invoice that can no longer be paid, in addition to `paid` and `refunded`. */
const ENDED_STATUSES = new Set(['expired', 'canceled', 'voided'])

const CHARGE_STATES = new Map<string, Charge['state']>([
  ['paid', 'paid'],
  ['captured', 'paid'],
  ['failed', 'failed'],
  ['voided', 'failed'],
  ['refunded', 'refunded'],
])

/** Moyasar's hosted invoice page (docs.moyasar.com/api/invoices). */
export function moyasarGateway({
  secretKey,
  webhookSecret,
  baseUrl = 'https://api.moyasar.com/v1',
  send = (request) => fetch(request),
}: MoyasarOptions): PaymentGateway {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    moyasarRequest({ send, baseUrl, secretKey }, method, path, body)
  const live = secretKey.startsWith('sk_live_')
  return {
    createPage: async (page) => {
      const created = read(
        readInvoice,
        await call('POST', '/invoices', {
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
      if (made.returnId !== page.returnId || made.amount !== page.amount) throw wrongAnswer()
      const url = new URL(created.url)
      if (!isKnownHost(url, baseUrl, page.returnUrl)) throw wrongAnswer()
      url.searchParams.set('lang', page.locale)
      return { reference: created.id, url: url.href }
    },
    fetchPage: async (reference) => {
      const answer = await call('GET', `/invoices/${encodeURIComponent(reference)}`)
      return requireId(reference, read(readInvoice, answer), pageStatus)
    },
    cancelPage: async (reference) => {
      await call('PUT', `/invoices/${encodeURIComponent(reference)}/cancel`)
    },
    fetchCharge: async (id) => {
      const answer = await call('GET', `/payments/${encodeURIComponent(id)}`)
      return requireId(id, read(readPayment, answer), charge)
    },
    refund: async (id, amount) => {
      const answer = await call('POST', `/payments/${encodeURIComponent(id)}/refund`, { amount })
      return requireId(id, read(readPayment, answer), charge)
    },
    proveAddress: async ({ hookId, code }) => {
      await call('POST', `/webhooks/${encodeURIComponent(hookId)}/verify`, { code })
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

/**
 * Returns whether a payment page is on the host of Moyasar, of the configured gateway, or of the shop. Buyers are
 * redirected nowhere else.
 */
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

/** Rejects an answer about another object. */
function requireId<Answer extends { id: string }, Result>(
  id: string,
  answer: Answer,
  present: (answer: Answer) => Result,
): Result {
  if (answer.id !== id) throw wrongAnswer()
  return present(answer)
}

function wrongAnswer(): GatewayError {
  return new GatewayError('unreadable', 'The gateway answered about something else')
}

function pageStatus(invoice: MoyasarInvoice): PageStatus {
  const metadata = (name: string) => {
    const value = invoice.metadata?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const own = (invoice.payments ?? [])
    .filter(({ invoice_id }) => (invoice_id ?? invoice.id) === invoice.id)
    // Moyasar does not document their order.
    .toSorted((one, other) => Date.parse(one.created_at ?? '') - Date.parse(other.created_at ?? '') || 0)
  return {
    reference: invoice.id,
    amount: halalas(invoice.amount),
    currency: invoice.currency,
    orderId: metadata('order_id'),
    returnId: metadata('return_id'),
    ended: ENDED_STATUSES.has(invoice.status),
    charges: own.map(charge),
  }
}

function charge({ id, status, amount, currency, refunded }: MoyasarPayment): Charge {
  return {
    id,
    state: CHARGE_STATES.get(status) ?? 'pending',
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

/** Compares digests, so that timing reveals neither contents nor lengths. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
