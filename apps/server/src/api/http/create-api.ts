import { createProcedureClient } from '@orpc/server'
import { callOf } from '@zayy/contract/calls'
import type { Locale } from '@zayy/contract/types'
import { apiMessages } from '@zayy/i18n/messages/api'
import { singleFlight } from '@zayy/platform/cache/single-flight'
import { currentRequestId, requestId } from '@zayy/platform/http/request-id'
import type { Database } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import { knownDevice } from '@zayy/shop/accounts/known-device'
import { type InvoiceTypesetter, invoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import { type ReceiptCleaner, receiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import { type Context, Hono } from 'hono'
import type { ApiResponseCache } from '../../cache/api-response-cache.ts'
import { toResponse } from '../../cache/send-encoded.ts'
import { limitMultiplier } from '../../config/read-settings.mjs'
import type { RecordRejection, RejectionKind } from '../../lifecycle/rejection-log.ts'
import { type Actor, anonymous, findActor, requireAccess } from '../actor.ts'
import type { ApiContext } from '../api-context.ts'
import { ApiError } from '../api-error.ts'
import { mountDescription } from '../openapi/mount-description.ts'
import { createRouter } from '../router.ts'
import { SetCookies } from '../set-cookies.ts'
import { loadSharedData, type SharedData } from '../shared-data.ts'
import { bodyBudget } from './body-budget.ts'
import { cacheKey } from './cache-key.ts'
import { callLimits, type LimitedCall, type OnInput } from './call-limits.ts'
import { CALL_TIMEOUT_MS, type CallTimer, withTimeout } from './call-timeout.ts'
import { admitCall, type Credential, cookieOf, isSessionHintMissing } from './credentials.ts'
import { checkPath, createCallFinder, type FoundCall } from './find-call.ts'
import { announcedBody, BodyError } from './read-body.ts'
import { readInput } from './read-input.ts'
import {
  encodePublicResponse,
  errorResponse,
  jsonResponse,
  privateFileResponse,
  publicResponse,
} from './responses.ts'

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

/** A request to a call, before its session is looked up and its body read. */
type Admitted = {
  request: Request
  url: URL
  id: string
  locale: Locale
  found: FoundCall
  policy: ReturnType<typeof callOf>
  credential: Partial<Credential>
  database: Database
  /** Rate-limit key. */
  client: string
  knownDevices: string | undefined
  cookies: SetCookies
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

  const admit = async (c: Context, locale: Locale, id: string): Promise<Admitted | Response> => {
    const request = c.req.raw
    const url = new URL(request.url)
    const path = url.pathname.slice(`/${locale}/api/`.length).replace(/\/$/, '')
    const { found, allow = [] } = await find(request.method, `/${path}`)
    if (!found) return allow.length === 0 ? notFoundResponse(locale, id) : methodNotAllowed(locale, allow, id)
    const policy = callOf(found.path)
    const credential = admitCall(request, policy, options.publicUrl)
    if (!credential) throw new ApiError(403, apiMessages[locale].errors.foreignOrigin)
    return {
      request,
      url,
      id,
      locale,
      found,
      policy,
      credential,
      database: isReading(request) ? options.database : (options.writeDatabase ?? options.database),
      client: rateLimitKey(options.clientAddress(c)),
      knownDevices: cookieOf(request.headers, 'known_device', https),
      cookies: new SetCookies(https),
    }
  }

  const contextOf = (
    { request, id, credential, client, ...admitted }: Admitted,
    actor: Actor,
  ): ApiContext => ({
    ...ofShop,
    database: admitted.database,
    locale: admitted.locale,
    actor,
    token: credential.token,
    userAgent: request.headers.get('user-agent') ?? undefined,
    client,
    resetAttempt: cookieOf(request.headers, 'reset', https),
    knownDevices: admitted.knownDevices,
    sessionHintMissing: credential.by === 'cookie' && isSessionHintMissing(request.headers, https),
    limitMultiplier: multiplier,
    recordRejection: (kind) => options.recordRejection?.(kind, client),
    recordLogin: (customerId) => options.recordLogin?.(customerId, client),
    report: (error) => options.report(error, id),
    cookies: admitted.cookies,
    idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
  })

  const execute = async (admitted: Admitted, onInput: OnInput, timer: CallTimer, signal?: AbortSignal) => {
    const { request, found, policy, credential, client } = admitted
    const { token } = credential
    // Public responses are the same for every visitor, so the session is not looked up.
    const actor = policy.cache === 'public' ? anonymous : await findActor(admitted.database, token)
    requireAccess(policy, { actor, token })
    checkPath(keys, policy.path, found.params ?? {})
    const announced = isReading(request) ? null : announcedBody(request, policy.bodies)
    const releaseBody = announced === null ? () => {} : reserveBody(client, announced.bytes)
    try {
      timer.stop()
      const input = await readInput(request, admitted.url, announced, found.params)
      timer.restart()
      await onInput(input, actor)
      const context = contextOf(admitted, actor)
      const procedure = createProcedureClient(found.procedure, { context, path: found.path })
      return await procedure(input, signal && { signal })
    } finally {
      releaseBody()
    }
  }

  const respond = async (admitted: Admitted): Promise<Response> => {
    const { request, url, policy, credential, knownDevices } = admitted
    const headers = { 'x-request-id': admitted.id, ...(credential.token === undefined ? {} : uncached) }
    const call: LimitedCall = {
      ...admitted,
      deviceOf: (identity) => knownDevice(keys, knownDevices, identity, now()),
    }
    const key = policy.cache === 'public' && fromCache ? cacheKey(url, policy.query) : null
    if (key !== null && fromCache) {
      const cached = await withinLimits(call, (onInput) =>
        fromCache(key, async () =>
          encodePublicResponse(
            await withTimeout(timeout, (timer) => execute(admitted, onInput, timer)),
            'small',
          ),
        ),
      )
      return toResponse(cached, request, headers)
    }
    const output = await withTimeout(timeout, (timer) =>
      withinLimits(call, (onInput) => execute(admitted, onInput, timer, request.signal)),
    )
    if (policy.cache === 'public') return await publicResponse(request, output, headers)
    if (output instanceof File) return await privateFileResponse(output, headers)
    return withCookies(jsonResponse(policy.successStatus ?? 200, output, headers), admitted.cookies)
  }

  return async (c: Context, locale: Locale): Promise<Response> => {
    const id = currentRequestId() ?? requestId(c.req.header('x-request-id'))
    try {
      const admitted = await admit(c, locale, id)
      return admitted instanceof Response ? admitted : await respond(admitted)
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
