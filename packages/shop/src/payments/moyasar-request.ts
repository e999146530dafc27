import { limitedAnswer } from '@zayy/platform/http/limited-body'
import * as z from 'zod/mini'
import { GatewayError } from './payment-gateway.ts'

/** `fetch`, or the test gateway in this process. */
export type SendRequest = (request: Request) => Promise<Response>

/** Milliseconds per request. Calls of the shop's own API time out after 6 s. */
const TIMEOUT_MS = 4_000

const MAX_ANSWER_BYTES = 256 * 1024

/**
 * Sends a request to Moyasar and returns its JSON.
 * @param options `secretKey` is the user name of Basic authentication; the password is empty
 * @throws GatewayError, which never contains the key or the request
 */
export async function moyasarRequest(
  { send, baseUrl, secretKey }: { send: SendRequest; baseUrl: string; secretKey: string },
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const request = new Request(`${baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  })
  const call = `${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`
  const { status, text } = await withinTime(signal, receive(send, request)).catch((cause: unknown) => {
    if (cause instanceof GatewayError) throw cause
    throw new GatewayError('unreachable', `${call} did not reach the gateway`, { cause })
  })
  if (status === 429 || status >= 500) throw new GatewayError('unreachable', `${call} was answered ${status}`)
  if (status < 200 || status > 299) throw new GatewayError('refused', `${call} was answered ${status}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayError('unreadable', `${call} was answered with something other than JSON`)
  }
}

async function receive(send: SendRequest, request: Request): Promise<{ status: number; text: string }> {
  const response = await send(request)
  const body = await limitedAnswer(response, MAX_ANSWER_BYTES)
  if (!body) throw new GatewayError('unreadable', 'The gateway answered without an end')
  return { status: response.status, text: body.toString('utf8') }
}

/** The test gateway in this process does not observe the signal. */
async function withinTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return await Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}

const shortText = z.string().check(z.maxLength(2_000))
const amount = z.int().check(z.nonnegative())

const payment = z.object({
  id: shortText,
  status: shortText,
  amount,
  currency: shortText,
  refunded: amount,
  created_at: z.nullish(shortText),
  invoice_id: z.nullish(shortText),
})

/** Payment attempts read per page. */
const MAX_PAYMENTS = 200

const invoice = z.object({
  id: shortText,
  status: shortText,
  amount,
  currency: shortText,
  url: z.url({ protocol: /^https?$/ }),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
  payments: z.nullish(z.array(payment).check(z.maxLength(MAX_PAYMENTS))),
})

const webhook = z.object({
  id: shortText.check(z.minLength(1)),
  type: shortText,
  secret_token: shortText,
  live: z.boolean(),
  data: z.object({
    invoice_id: z.nullish(shortText),
    webhook_id: z.nullish(shortText),
    verification_code: z.nullish(z.string().check(z.regex(/^\d{4,10}$/))),
  }),
})

/** The hosted page with its payment attempts. */
export type MoyasarInvoice = z.output<typeof invoice>

export type MoyasarPayment = z.output<typeof payment>

/** Parses an answer; undefined if its shape is unknown. */
export const readInvoice = (answer: unknown) => invoice.safeParse(answer).data
export const readPayment = (answer: unknown) => payment.safeParse(answer).data
export const readWebhookEnvelope = (body: unknown) => webhook.safeParse(body).data
