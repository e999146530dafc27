import { createProcedureClient } from '@orpc/server'
import { callOf } from '@zayy/contract/calls'
import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import { knownDevice } from '@zayy/shop/accounts/known-device'
import { type InvoiceTypesetter, invoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import { type ReceiptCleaner, receiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import { type Context, Hono } from 'hono'
import { limitMultiplier } from '../../config/read-settings.mjs'
import { currentRequestId, requestId } from '@zayy/platform/http/request-id'
import { singleFlight } from '@zayy/platform/cache/single-flight'
import type { ApiResponseCache } from '../../cache/api-response-cache.ts'
import { toResponse } from '../../cache/send-encoded.ts'
import type { RecordRejection, RejectionKind } from '../../lifecycle/rejection-log.ts'
import { anonymous, findActor, requireAccess } from '../actor.ts'
import { ApiError } from '../api-error.ts'
import type { ApiContext } from '../api-context.ts'
import { CallTimeoutError } from '../database-away.ts'
import { apiMessages } from '@zayy/i18n/messages/api'
import { mountDescription } from '../openapi/mount-description.ts'
import { createRouter } from '../router.ts'
import { SetCookies } from '../set-cookies.ts'
import { type SharedData, loadSharedData } from '../shared-data.ts'
import {
  encodePublicResponse,
  errorResponse,
  jsonResponse,
  privateFileResponse,
  publicResponse,
} from './responses.ts'
import { bodyBudget } from './body-budget.ts'
import { cacheKey } from './cache-key.ts'
import { callLimits, type LimitedCall, type OnInput } from './call-limits.ts'
import { checkPath, createCallFinder } from './find-call.ts'
import { admitCall, cookieOf, isSessionHintMissing } from './credentials.ts'
import { announcedBody, BodyError } from './read-body.ts'
import { readInput } from './read-input.ts'

export type ApiOptions = Pick<
  ApiContext,
  'database' | 'keys' | 'payments' | 'nationalAddress' | 'lookUpAddress' | 'changeListener' | 'now'
> & {
  /** For calls that change something, so that a flood of reads cannot hold back an order. Default: `database`. */
  writeDatabase?: Database
  /** Default: read from the database for each call. */
  shared?: SharedData
  typesetter?: InvoiceTypesetter
  receiptCleaner?: ReceiptCleaner
  /** Caches public responses; without it none are cached. */
  cache?: ApiResponseCache
  /** PUBLIC_URL: only its pages may change something. Default: the host of the request. */
  publicUrl?: string | undefined
  limits: 'normal' | 'relaxed'
  /** Returns the client's IP address, for rate limits. */
  clientAddress: (c: Context) => string
  /** Reports a server error (5xx). */
  report: (error: unknown, requestId: string) => void
  recordRejection?: RecordRejection
  recordLogin?: (customerId: number, client: string) => void
  /** Validates responses against the contract: for tests and development. */
  checkAnswers: boolean
}

/**
 * Timeout of a call in milliseconds, without the time in which its body arrives, and unless one query of the database may take
 * longer. A call that takes longer gets 503 with Retry-After.
 */
const CALL_TIMEOUT_MS = 6_000

/** Responses to requests with a token are never cached by browsers or proxies. */
const uncached = { 'cache-control': 'private, no-store' }

const rejections = new Map<number, RejectionKind>([
  [403, 'origin'],
  [429, 'calls'],
])

/** Serves the API at `/{ar|en}/api` (docs/contract.md). Other paths with `/api` get a 404 in Arabic. */
export function createApi(options: ApiOptions): Hono {
  const app = new Hono()
  mountDescription(app)
  const call = createCall(options)
  app.all('/:locale{ar|en}/api/*', (c) => call(c, c.req.param('locale') === 'en' ? 'en' : 'ar'))
  app.all('/:locale{ar|en}/api', (c) => notFoundResponse(c.req.param('locale') === 'en' ? 'en' : 'ar'))
  for (const path of ['/api/*', '/:locale/api', '/:locale/api/*']) app.all(path, () => notFoundResponse('ar'))
  return app
}

function notFoundResponse(locale: Locale, id: string = crypto.randomUUID()): Response {
  return jsonResponse(404, { message: apiMessages[locale].errors.notFound }, { 'x-request-id': id })
}

function createCall(options: ApiOptions) {
  const router = createRouter(options.checkAnswers)
  const find = createCallFinder(router)
  const { cache } = options
  const fromCache = cache && singleFlight(cache, (error) => error instanceof ApiError && error.status === 503)
  const https = options.publicUrl?.startsWith('https:') ?? false
  const { keys, payments, nationalAddress, lookUpAddress, changeListener, now } = options
  const ofShop = {
    keys,
    payments,
    nationalAddress,
    lookUpAddress,
    changeListener,
    now,
    typesetter: options.typesetter ?? invoiceTypesetter(),
    receiptCleaner: options.receiptCleaner ?? receiptCleaner(),
    shared: options.shared ?? loadSharedData(options.database),
  }
  const multiplier = limitMultiplier(options.limits)
  const reserveBody = bodyBudget(multiplier)
  const timeout = Math.max(CALL_TIMEOUT_MS, poolOf(options.database).options.query_timeout ?? 0)
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
      if (!found)
        return allow.length === 0 ? notFoundResponse(locale, id) : methodNotAllowed(locale, allow, id)
      const policy = callOf(found.path)
      const credential = admitCall(request, policy, options.publicUrl)
      if (!credential) throw new ApiError(403, apiMessages[locale].errors.foreignOrigin)
      const { by, token } = credential
      const database = isReading(request) ? options.database : (options.writeDatabase ?? options.database)
      const client = rateLimitKey(options.clientAddress(c))
      const isPublic = policy.cache === 'public'
      const headers = { 'x-request-id': id, ...(token === undefined ? {} : uncached) }
      const key = isPublic && fromCache ? cacheKey(url, policy.query) : null
      const cookies = new SetCookies(https)
      const knownDevices = cookieOf(request.headers, 'known_device', https)
      const context: ApiContext = {
        ...ofShop,
        database,
        locale,
        actor: anonymous,
        token,
        userAgent: request.headers.get('user-agent') ?? undefined,
        client,
        resetAttempt: cookieOf(request.headers, 'reset', https),
        knownDevices,
        sessionHintMissing: by === 'cookie' && isSessionHintMissing(request.headers, https),
        limitMultiplier: multiplier,
        recordRejection: (kind) => options.recordRejection?.(kind, client),
        recordLogin: (customerId) => options.recordLogin?.(customerId, client),
        report: (error) => options.report(error, id),
        cookies,
        idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      }
      const work = async (onInput: OnInput, { stop, restart }: CallTimer, signal?: AbortSignal) => {
        // Public responses are the same for every visitor, so the session is not looked up.
        const actor = isPublic ? anonymous : await findActor(database, token)
        requireAccess(policy, { actor, token })
        checkPath(keys, policy.path, found.params ?? {})
        const announced = isReading(request) ? null : announcedBody(request, policy.bodies)
        const releaseBody = announced === null ? () => {} : reserveBody(client, announced.bytes)
        try {
          stop()
          const input = await readInput(request, url, announced, found.params)
          restart()
          await onInput(input, actor)
          const procedure = createProcedureClient(found.procedure, {
            context: { ...context, actor },
            path: found.path,
          })
          return await procedure(input, signal && { signal })
        } finally {
          releaseBody()
        }
      }
      const call: LimitedCall = {
        policy,
        client,
        locale,
        database,
        deviceOf: (identity) => knownDevice(keys, knownDevices, identity, now()),
      }
      if (key !== null && fromCache) {
        const cached = await withinLimits(call, (onInput) =>
          fromCache(key, async () =>
            encodePublicResponse(await withTimeout(timeout, (timer) => work(onInput, timer)), 'small'),
          ),
        )
        return toResponse(cached, request, headers)
      }
      const output = await withTimeout(timeout, (timer) =>
        withinLimits(call, (onInput) => work(onInput, timer, request.signal)),
      )
      const status = policy.successStatus ?? 200
      if (isPublic) return await publicResponse(request, output, headers)
      if (output instanceof File) return await privateFileResponse(output, headers)
      return withCookies(jsonResponse(status, output, headers), cookies)
    } catch (thrown) {
      const { response, error } = errorResponse(thrown, locale, id)
      if (error !== undefined) options.report(error, id)
      const rejection = thrown instanceof BodyError ? 'body' : rejections.get(response.status)
      if (rejection) options.recordRejection?.(rejection, rateLimitKey(options.clientAddress(c)))
      return response
    }
  }
}

function methodNotAllowed(locale: Locale, allow: string[], id: string): Response {
  const headers = { allow: allow.join(', '), 'x-request-id': id }
  return jsonResponse(405, { message: apiMessages[locale].errors.wrongMethod }, headers)
}

function withCookies(response: Response, { lines }: SetCookies): Response {
  for (const line of lines) response.headers.append('set-cookie', line)
  return response
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

type CallTimer = { stop: () => void; restart: () => void }

/**
 * Rejects once `call` has run for `milliseconds` since it began or its timer was last restarted, which becomes a 503. The call goes on
 * and may still succeed, so clients repeat it with the same Idempotency-Key.
 */
async function withTimeout<T>(milliseconds: number, call: (timer: CallTimer) => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(
      () => late.reject(new CallTimeoutError(`No result within ${milliseconds} ms`)),
      milliseconds,
    )
  }
  restart()
  try {
    return await Promise.race([call({ stop, restart }), late.promise])
  } finally {
    stop()
  }
}
