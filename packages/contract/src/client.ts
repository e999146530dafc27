import { createORPCClient, ORPCError } from '@orpc/client'
import { type AnyContractRouter, ContractProcedure } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { RouteTable } from './define-call.ts'
import type { FailureDetails } from './failure.ts'
import type { CallContext, ShopClient } from './shop-client.ts'

/** `routeTable` of calls.ts, inlined by the storefront's build (vite.config.ts), so that a browser loads no schema. */
declare const ROUTE_TABLE: RouteTable

/**
 * Creates the browser's client of the API in one language, over fetch. The storefront imports it lazily. Failed calls throw
 * errors with `status`, `message` and `data: { errors?, data?, retryAfter? }`; see `failureOf`.
 * @param origin scheme and host of the shop; those of the page by default
 */
export function createBrowserClient(
  lang: 'ar' | 'en',
  send: (request: Request, init: RequestInit) => Promise<Response>,
  origin = (globalThis as { location?: { origin: string } }).location?.origin,
  routes = ROUTE_TABLE,
): ShopClient {
  const link = new OpenAPILink<CallContext>(contractOf(routes), {
    url: `${origin}/${lang}/api`,
    headers: ({ context }): Record<string, string> =>
      context?.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {},
    fetch: send,
    customErrorResponseBodyDecoder: refusal,
  })
  return createORPCClient<ShopClient>(link)
}

function contractOf(routes: RouteTable): AnyContractRouter {
  return Object.fromEntries(
    Object.entries(routes).map(([feature, calls]) => [
      feature,
      Object.fromEntries(
        Object.entries(calls).map(([call, [method, path]]) => [
          call,
          new ContractProcedure({ errorMap: {}, meta: {}, route: { method, path } }),
        ]),
      ),
    ]),
  )
}

type RefusedAnswer = { status: number; headers: Record<string, string | readonly string[] | undefined> }

function refusal(body: unknown, { status, headers }: RefusedAnswer): ORPCError<string, FailureDetails> {
  const told: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const data: FailureDetails = {}
  if (isErrors(told.errors)) data.errors = told.errors
  if (told.data !== undefined) data.data = told.data
  const wait = Number(headers['retry-after'])
  if (wait > 0) data.retryAfter = wait
  const message = typeof body === 'string' ? body : typeof told.message === 'string' ? told.message : ''
  return new ORPCError(`HTTP_${status}`, { status, message, data })
}

function isErrors(errors: unknown): errors is Record<string, string[]> {
  return typeof errors === 'object' && errors !== null && Object.values(errors).every(Array.isArray)
}
