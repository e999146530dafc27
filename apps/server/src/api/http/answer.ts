import { createHash } from 'node:crypto'
import { acceptedEncoding } from '@zayy/platform/cache/accepted-encoding'
import {
  compress,
  type CompressionLevel,
  type Encoding,
  type EncodedResponse,
} from '@zayy/platform/cache/encoded-response'
import { toResponse } from '../../cache/send-encoded.ts'

const always = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
} as const

/** Bytes below which compressing an answer is not worth its time. */
const MIN_COMPRESSED_BYTES = 1_024

/** An answer as it leaves: JSON, never sniffed, kept by nobody unless it says so. Private ones are not compressed. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...always, 'cache-control': 'private, no-store', ...headers },
  })
}

/**
 * Prepares a public answer for being sent: whoever keeps it asks again with its ETag and is told 304 when nothing
 * changed (contract.md, "headers"). The ETag is weak: it names the content, not its encoding.
 */
export async function preparePublicAnswer(
  body: unknown,
  level: CompressionLevel,
  encodings?: readonly Encoding[],
): Promise<EncodedResponse> {
  if (body instanceof File) return prepareFile(body)
  const identity = Buffer.from(JSON.stringify(body))
  return {
    etag: etagOf(identity),
    headers: { ...always, vary: 'accept-encoding' },
    bodies:
      identity.length < MIN_COMPRESSED_BYTES ? { identity } : await compress(identity, level, encodings),
  }
}

/** A file for whoever asked alone, to be saved under its name. */
export async function privateFile(file: File, headers: Record<string, string>): Promise<Response> {
  return new Response(await file.arrayBuffer(), {
    headers: { ...fileHeaders(file), 'cache-control': 'private, no-store', ...headers },
  })
}

/** A file is sent as it is; the formats that there are, are compressed by themselves. */
async function prepareFile(file: File): Promise<EncodedResponse> {
  const identity = Buffer.from(await file.arrayBuffer())
  return {
    etag: etagOf(identity),
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

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** A public answer for one client, which is not kept here. */
export async function publicAnswer(
  request: Request,
  body: unknown,
  own: Record<string, string>,
): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  return toResponse(await preparePublicAnswer(body, 'fast', [encoding]), request, own)
}
