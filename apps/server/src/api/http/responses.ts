import type { Locale } from '@zayy/contract/types'
import { apiMessages } from '@zayy/i18n/messages/api'
import { acceptedEncoding } from '@zayy/platform/cache/accepted-encoding'
import {
  type CompressionLevel,
  compress,
  type EncodedResponse,
  type Encoding,
} from '@zayy/platform/cache/encoded-response'
import { contentEtag } from '@zayy/platform/cache/etag'
import { toResponse } from '../../cache/send-encoded.ts'
import { toApiError } from '../api-error.ts'
import { BodyError } from './read-body.ts'

const BASE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
} as const

/** Size in bytes below which a response is not worth compressing. */
const MIN_COMPRESSED_BYTES = 1_024

/** Returns a JSON response, by default `private, no-store`. Private responses are not compressed. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...BASE_HEADERS, 'cache-control': 'private, no-store', ...headers },
  })
}

/** Encodes a public response, with an ETag for revalidation (contract.md, "headers"). */
export async function encodePublicResponse(
  body: unknown,
  level: CompressionLevel,
  encodings?: readonly Encoding[],
): Promise<EncodedResponse> {
  if (body instanceof File) return encodeFile(body)
  const identity = Buffer.from(JSON.stringify(body))
  return {
    etag: contentEtag(identity),
    headers: { ...BASE_HEADERS, vary: 'accept-encoding' },
    bodies:
      identity.length < MIN_COMPRESSED_BYTES ? { identity } : await compress(identity, level, encodings),
  }
}

export async function privateFileResponse(file: File, headers: Record<string, string>): Promise<Response> {
  return new Response(await file.arrayBuffer(), {
    headers: { ...fileHeaders(file), 'cache-control': 'private, no-store', ...headers },
  })
}

/** Files are not compressed: their formats already are. */
async function encodeFile(file: File): Promise<EncodedResponse> {
  const identity = Buffer.from(await file.arrayBuffer())
  return {
    etag: contentEtag(identity),
    headers: fileHeaders(file),
    bodies: { identity },
  }
}

function fileHeaders({ type, name }: File): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
  }
}

/** Returns a public response that this server does not cache, encoded for one client. */
export async function publicResponse(
  request: Request,
  body: unknown,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  return toResponse(await encodePublicResponse(body, 'fast', [encoding]), request, headers)
}

/** Retry-After in seconds, while too many bodies are being received. */
const BODY_RETRY_S = 2

/** Returns the response to a failed call, and the error to report if it is a server error. */
export function errorResponse(
  thrown: unknown,
  locale: Locale,
  requestId: string,
): { response: Response; error?: unknown } {
  const headers = { 'x-request-id': requestId }
  if (thrown instanceof BodyError) {
    const retry =
      thrown.status === 429 || thrown.status === 503 ? { 'retry-after': String(BODY_RETRY_S) } : {}
    const body = { message: apiMessages[locale].errors[thrown.reason] }
    return { response: jsonResponse(thrown.status, body, { ...headers, ...retry }) }
  }
  const error = toApiError(thrown, { locale, path: undefined })
  const { errors, data } = error.data
  const body = {
    message: error.message,
    ...(errors ? { errors } : {}),
    ...(data === undefined ? {} : { data }),
  }
  const retry = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }
  const response = jsonResponse(error.status, body, { ...headers, ...retry })
  return error.status >= 500 ? { response, error: error.cause ?? error } : { response }
}
