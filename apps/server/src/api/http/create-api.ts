import { createProcedureClient } from '@orpc/server'
import { callOf } from '@zayy/contract/calls'
import type { Locale } from '@zayy/contract/types'
import type { ChangeListener } from '@zayy/platform/cache/change-notices'
import type { Database } from '@zayy/platform/postgres/database'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import { knownDevice } from '@zayy/shop/accounts/known-device'
import { type InvoiceTypesetter, invoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import type { PaymentTools } from '@zayy/shop/payments/confirm-payment'
import { type ReceiptCleaner, receiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import { type Context, Hono } from 'hono'
import { limitMultiplier } from '../../config/limit-multiplier.ts'
import { currentRequestId, requestId } from '@zayy/platform/http/request-id'
import type { ApiResponseCache } from '../../cache/api-response-cache.ts'
import { toResponse } from '../../cache/send-encoded.ts'
import type { NoteRefusal, RefusalKind } from '../../lifecycle/refusal-log.ts'
import { findActor, nobody } from '../actor.ts'
import { AnswerError } from '../answer-error.ts'
import type { ApiContext } from '../api-context.ts'
import { CallTimeoutError } from '../database-away.ts'
import { messages } from '../messages.ts'
import { mountDescription } from '../openapi/mount-description.ts'
import { requireAccess } from '../require-access.ts'
import { createRouter } from '../router.ts'
import { SetCookies } from '../set-cookies.ts'
import { loadSharedData, type SharedData } from '../shared-data.ts'
import { jsonAnswer, privateFile, publicAnswer } from './answer.ts'
import { bodyBudget } from './body-budget.ts'
import { cacheKey } from './cache-key.ts'
import { callLimits, type LimitedCall, type OnInput } from './call-limits.ts'
import { checkPath } from './check-path.ts'
import { errorAnswer } from './error-answer.ts'
import { createCallFinder } from './find-call.ts'
import { keepCalls } from './keep-calls.ts'
import { admitCall } from './own-origin.ts'
import { announcedBody, BodyError } from './read-body.ts'
import { readInput } from './read-input.ts'
import { cookieOf, isSessionHintMissing } from './token-of.ts'

export type ApiOptions = {
  database: Database
  /** For calls that change something, so that no flood of reading holds an order back. Without it, `database`. */
  writeDatabase?: Database
  /** Kept by the server; without them they are read for each call. */
  shared?: SharedData
  /** What links and codes are signed with. */
  keys: Keys
  /** What sets invoices as PDF; one of the API's own where none is given. */
  typesetter?: InvoiceTypesetter
  /** What cards are taken with; without it the shop takes none. */
  payments?: PaymentTools | undefined
  /** What reads receipts of transfers; one of the API's own where none is given. */
  receiptCleaner?: ReceiptCleaner
  /** Where public answers are kept; without it none is. */
  kept?: ApiResponseCache
  /** Told of what a call changed before it is answered, so that whoever then asks this server gets nothing of before. */
  changeListener?: ChangeListener
  now: () => Date
  /** PUBLIC_URL, whose pages alone may change something; without it, those of the host that was asked. */
  publicUrl?: string | undefined
  /** `relaxed`: a thousandfold, for tests and load. */
  limits: 'normal' | 'relaxed'
  /** The address that a request came from, for limits: the socket's, unless proxies are trusted. */
  clientAddress: (c: Context) => string
  /** Told of each error of the server's own, with the request's id. */
  report: (error: unknown, requestId: string) => void
  /** Told of each call that is refused for its client, its origin or its body, and of whose it was. */
  noteRefusal?: NoteRefusal
  /** Told of each login that begins: whose, and of which client. */
  noteLogin?: (customerId: number, client: string) => void
  /** Whether answers are held against the contract before they leave: tests and development. */
  checkAnswers: boolean
}

/** How long a call may take before its client is told to come again: milliseconds. */
const CALL_TIMEOUT_MS = 6_000

/** What is asked for with a token is nobody else's to keep. */
const uncached = { 'cache-control': 'private, no-store' }

/** What a client is refused for, by the status of the answer. */
const refusals = new Map<number, RefusalKind>([
  [403, 'origin'],
  [429, 'calls'],
])

/** The API at `/{ar|en}/api`, as contract.md fixes it: JSON in both directions of every error, no other language. */
export function createApi(options: ApiOptions): Hono {
  const app = new Hono()
  mountDescription(app)
  const call = createCall(options)
  app.all('/:locale{ar|en}/api/*', (c) => call(c, c.req.param('locale') === 'en' ? 'en' : 'ar'))
  app.all('/:locale{ar|en}/api', (c) => nothingHere(c.req.param('locale') === 'en' ? 'en' : 'ar'))
  for (const path of ['/api/*', '/:locale/api', '/:locale/api/*']) app.all(path, () => nothingHere('ar'))
  return app
}

function nothingHere(locale: Locale, id: string = crypto.randomUUID()): Response {
  return jsonAnswer(404, { message: messages[locale].refusals.notFound }, { 'x-request-id': id })
}

function createCall(options: ApiOptions) {
  const router = createRouter(options.checkAnswers)
  const find = createCallFinder(router)
  const keep = options.kept && keepCalls(options.kept)
  const https = options.publicUrl?.startsWith('https:') ?? false
  const typesetter = options.typesetter ?? invoiceTypesetter()
  const cleaner = options.receiptCleaner ?? receiptCleaner()
  const shared = options.shared ?? loadSharedData(options.database)
  const multiplier = limitMultiplier(options.limits)
  const takeBody = bodyBudget(multiplier)
  const withinLimits = callLimits({
    multiplier,
    report: (error) => options.report(error, currentRequestId() ?? ''),
  })
  return async (c: Context, locale: Locale): Promise<Response> => {
    const id = currentRequestId() ?? requestId(c.req.header('x-request-id'))
    try {
      const request = c.req.raw
      const url = new URL(request.url)
      const path = url.pathname.slice(`/${locale}/api/`.length).replace(/\/$/, '')
      const { found, allow = [] } = await find(request.method, `/${path}`)
      if (!found) return allow.length === 0 ? nothingHere(locale, id) : wrongMethod(locale, allow, id)
      const policy = callOf(found.path)
      const credential = admitCall(request, policy, options.publicUrl)
      if (!credential) throw new AnswerError(403, messages[locale].refusals.foreignOrigin)
      const { by, token } = credential
      const database = isReading(request) ? options.database : (options.writeDatabase ?? options.database)
      const client = rateLimitKey(options.clientAddress(c))
      const forAll = policy.cache === 'public'
      const headers = { 'x-request-id': id, ...(token === undefined ? {} : uncached) }
      const address = forAll && keep ? cacheKey(url, policy.query) : null
      const cookies = new SetCookies(https)
      const knownDevices = cookieOf(request.headers, 'known_device', https)
      const context: ApiContext = {
        database,
        shared,
        keys: options.keys,
        typesetter,
        payments: options.payments,
        receiptCleaner: cleaner,
        locale,
        now: options.now,
        actor: nobody,
        token,
        userAgent: request.headers.get('user-agent') ?? undefined,
        client,
        resetAttempt: cookieOf(request.headers, 'reset', https),
        knownDevices,
        sessionHintMissing: by === 'cookie' && isSessionHintMissing(request.headers, https),
        limitMultiplier: multiplier,
        noteRefusal: (kind) => options.noteRefusal?.(kind, client),
        noteLogin: (customerId) => options.noteLogin?.(customerId, client),
        report: (error) => options.report(error, id),
        cookies,
        changeListener: options.changeListener,
        idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      }
      const work = async (onInput: OnInput, signal?: AbortSignal) => {
        // Public answers are the same for everybody: nobody is looked up for them.
        const actor = forAll ? nobody : await findActor(database, token)
        requireAccess(policy, { actor, token })
        checkPath(options.keys, policy.path, found.params ?? {})
        const announced = isReading(request) ? null : announcedBody(request, policy.bodies)
        const giveBack = announced === null ? () => {} : takeBody(client, announced.bytes)
        try {
          const input = await readInput(request, url, announced, found.params)
          await onInput(input, actor)
          const procedure = createProcedureClient(found.procedure, {
            context: { ...context, actor },
            path: found.path,
          })
          return await inTime(procedure(input, signal && { signal }))
        } finally {
          giveBack()
        }
      }
      const call: LimitedCall = {
        policy,
        client,
        locale,
        database,
        deviceOf: (identity) => knownDevice(options.keys, knownDevices, identity, options.now()),
      }
      if (address !== null && keep) {
        const kept = await withinLimits(call, (onInput) => keep(address, () => work(onInput)))
        return toResponse(kept, request, headers)
      }
      const output = await withinLimits(call, (onInput) => work(onInput, request.signal))
      const status = policy.successStatus ?? 200
      if (forAll) return await publicAnswer(request, output, headers)
      if (output instanceof File) return await privateFile(output, headers)
      return withCookies(jsonAnswer(status, output, headers), cookies)
    } catch (thrown) {
      const { answer, error } = errorAnswer(thrown, locale, id)
      if (error !== undefined) options.report(error, id)
      const refusal = thrown instanceof BodyError ? 'body' : refusals.get(answer.status)
      if (refusal) options.noteRefusal?.(refusal, rateLimitKey(options.clientAddress(c)))
      return answer
    }
  }
}

function wrongMethod(locale: Locale, allow: string[], id: string): Response {
  const headers = { allow: allow.join(', '), 'x-request-id': id }
  return jsonAnswer(405, { message: messages[locale].refusals.wrongMethod }, headers)
}

function withCookies(answer: Response, { lines }: SetCookies): Response {
  for (const line of lines) answer.headers.append('set-cookie', line)
  return answer
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * What a call comes to, or, after `CALL_TIMEOUT_MS`, a 503: what it is about may still come to pass, as when a connection
 * is lost, and the same Idempotency-Key tells.
 */
async function inTime(call: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new CallTimeoutError(`no answer within ${CALL_TIMEOUT_MS} ms`)),
      CALL_TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
