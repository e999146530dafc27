import { MIMEType } from 'node:util'
import type { BodySizes, BodyType } from '@zayy/contract/policies'
import { limitedBody } from '@zayy/platform/http/limited-body'

/** Fields of a form. read-input.ts counts the values of any body. */
const MAX_PARTS = 2_000

/** Maximum length of all text fields of a multipart form together, without its files, in characters. */
const MAX_TEXT_LENGTH = 256 * 1024

const reasons = {
  400: 'unreadable',
  413: 'tooLarge',
  415: 'bodyType',
  429: 'tooOften',
  503: 'busy',
} as const

/** A body that cannot be read. `reason` is the key of its message. 429 and 503: too many bodies are being received. */
export class BodyError extends Error {
  readonly status: keyof typeof reasons
  readonly reason: (typeof reasons)[keyof typeof reasons]

  constructor(status: keyof typeof reasons) {
    super(`Body rejected: ${status}`)
    this.status = status
    this.reason = reasons[status]
  }
}

/**
 * A body as announced by its headers.
 * @property type null without Content-Type: then there must be no body
 * @property boundary of a multipart form
 * @property maxBytes size limit
 * @property bytes Content-Length, or the limit if it is missing
 */
export type AnnouncedBody = {
  type: BodyType | null
  boundary: string | null
  maxBytes: number
  bytes: number
}

const types: ReadonlyMap<string, BodyType> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
  ['multipart/form-data', 'multipart'],
])

/**
 * Checks the headers of a body before it is received.
 * @throws BodyError 415 for an unsupported type or a compressed body, 413 for a length above the limit, 400 for a form without a boundary
 */
export function announcedBody({ headers }: Request, sizes: BodySizes): AnnouncedBody {
  const length = headers.get('content-length')
  const contentType = headers.get('content-type') ?? ''
  if (contentType === '') {
    if (Number(length) > 0) throw new BodyError(415)
    return { type: null, boundary: null, maxBytes: 0, bytes: 0 }
  }
  // Nothing is unpacked. A proxy that unpacks would check another body than the one that is read here.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw new BodyError(415)
  const mime = mimeOf(contentType)
  const type = types.get(mime?.essence ?? '')
  const maxBytes = type && sizes[type]
  if (type === undefined || maxBytes === undefined) throw new BodyError(415)
  const bytes = length === null ? maxBytes : Number(length)
  if (bytes > maxBytes) throw new BodyError(413)
  return { type, boundary: type === 'multipart' ? boundaryOf(mime) : null, maxBytes, bytes }
}

/**
 * Receives and parses a body. An empty body is {}. Forms are returned flat: read-input.ts resolves the brackets in their names.
 *
 * @throws BodyError 413 above its size or 2,000 parts, 415 for a body without Content-Type, 400 if it cannot be parsed
 */
export async function readBody(request: Request, announced: AnnouncedBody): Promise<object> {
  const bytes = await limitedBytes(request, announced)
  switch (announced.type) {
    case null:
      return {}
    case 'json':
      return bytes.length === 0 ? {} : jsonObject(bytes)
    case 'urlencoded':
      return urlencoded(bytes)
    case 'multipart':
      return multipart(bytes, announced.boundary ?? '')
  }
}

function mimeOf(contentType: string): MIMEType | null {
  try {
    return new MIMEType(contentType)
  } catch {
    return null
  }
}

/** Accepts the characters and the length that RFC 2046, 5.1.1 allows. */
function boundaryOf(mime: MIMEType | null): string {
  const boundary = mime?.params.get('boundary') ?? ''
  if (!/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary)) throw new BodyError(400)
  return boundary
}

async function limitedBytes(
  request: Request,
  { maxBytes, type }: AnnouncedBody,
): Promise<Uint8Array<ArrayBuffer>> {
  // Node reports a client that disconnects as a connection error.
  const bytes = await limitedBody(request, maxBytes).catch(() => {
    throw new BodyError(400)
  })
  if (bytes === null) throw new BodyError(type === null ? 415 : 413)
  return bytes
}

function text(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BodyError(400)
  }
}

function jsonObject(bytes: Uint8Array): object {
  let value: unknown
  try {
    value = JSON.parse(text(bytes))
  } catch {
    throw new BodyError(400)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BodyError(400)
  return value
}

function urlencoded(bytes: Uint8Array): URLSearchParams {
  const form = text(bytes)
  let fields = 1
  for (let at = form.indexOf('&'); at !== -1; at = form.indexOf('&', at + 1)) {
    fields += 1
    if (fields > MAX_PARTS) throw new BodyError(413)
  }
  return new URLSearchParams(knownEntries(new URLSearchParams(form)))
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, boundary: string): Promise<FormData> {
  const status = checkParts(bytes, boundary, MAX_PARTS)
  if (status !== null) throw new BodyError(status)
  const known = new FormData()
  let textSize = 0
  for (const [name, value] of knownEntries(await parsedForm(bytes, boundary))) {
    if (typeof value !== 'string') known.append(name, value)
    else {
      textSize += value.length
      if (textSize > MAX_TEXT_LENGTH) throw new BodyError(413)
      known.append(name, value)
    }
  }
  return known
}

/** Passes on only the checked boundary, not the client's header. */
async function parsedForm(bytes: Uint8Array<ArrayBuffer>, boundary: string): Promise<FormData> {
  const type = `multipart/form-data; boundary="${boundary}"`
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new BodyError(400)
  }
}

/** Headers of one part: bytes and lines. A browser sends two lines. */
const MAX_HEADER_BYTES = 4 * 1024
const MAX_HEADER_LINES = 8

const END_OF_LINE = '\r\n'
const END_OF_HEADERS = '\r\n\r\n'

/**
 * Counts the parts of a multipart form and measures their headers before a parser runs. It only looks for delimiters, so it costs one search
 * through the bytes. Parsers stop at the last delimiter (`--boundary--`).
 *
 * @returns 413 for more than `max` parts, 400 for headers that are too long or do not end, or null
 */
function checkParts(bytes: Uint8Array<ArrayBuffer>, boundary: string, max: number): 400 | 413 | null {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const delimiter = Buffer.from(`--${boundary}`, 'latin1')
  let parts = 0
  for (let at = form.indexOf(delimiter); at !== -1; at = form.indexOf(delimiter, at)) {
    at += delimiter.length
    if (form.toString('latin1', at, at + 2) === '--') return null
    parts += 1
    if (parts > max) return 413
    const head = form.subarray(at, at + MAX_HEADER_BYTES)
    const end = head.indexOf(END_OF_HEADERS)
    if (end === -1 || head.toString('latin1', 0, end).split(END_OF_LINE).length - 1 > MAX_HEADER_LINES)
      return 400
  }
  return null
}

/** A form name of the contract, such as `products[0][colors][1][sizes][0][quantity]`: at most six brackets, index up to 999. */
const knownName = /^[a-zA-Z_]{1,32}(\[(\d{1,3}|[a-zA-Z_]{1,32})?\]){0,6}$/

/** Drops entries whose names no form of the contract can have: unknown fields are ignored. */
export function knownEntries<V>(entries: Iterable<[string, V]>): [string, V][] {
  return [...entries].filter(([name]) => knownName.test(name))
}
