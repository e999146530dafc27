import { MIMEType } from 'node:util'
import type { BodySizes, BodyType } from '@zayy/contract/policies'
import { knownEntries } from './form-names.ts'
import { checkParts } from './multipart-parts.ts'

/** Of how many fields a form may be. The values of a body are counted again when it is read (read-input.ts). */
const MAX_PARTS = 2_000

/** What the texts of a multipart form may weigh, beside its files: bytes. */
const MAX_TEXT_BYTES = 256 * 1024

const reasons = {
  400: 'unreadable',
  413: 'tooLarge',
  415: 'bodyType',
  429: 'tooOften',
  503: 'busy',
} as const

/** Why a body is not taken: the status, and the key of its message. 429 and 503: too many are being received at once. */
export class BodyError extends Error {
  readonly status: keyof typeof reasons
  readonly reason: (typeof reasons)[keyof typeof reasons]

  constructor(status: keyof typeof reasons) {
    super(`body: ${status}`)
    this.status = status
    this.reason = reasons[status]
  }
}

/**
 * A body as its headers announce it.
 * @property type null where none is named: then there must be no body
 * @property boundary of a multipart form
 * @property greatest what it may weigh: bytes
 * @property bytes what it weighs, or may weigh where its length is not announced
 */
export type AnnouncedBody = {
  type: BodyType | null
  boundary: string | null
  greatest: number
  bytes: number
}

const types: ReadonlyMap<string, BodyType> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
  ['multipart/form-data', 'multipart'],
])

/**
 * Reads what the headers say of a body, before any of it is received.
 * @throws BodyError 415 for a type that the call does not take, 413 for a length above what it may weigh, 400 for a form without a
 *   boundary
 */
export function announcedBody({ headers }: Request, sizes: BodySizes): AnnouncedBody {
  const length = headers.get('content-length')
  const sent = headers.get('content-type') ?? ''
  if (sent === '') {
    if (Number(length) > 0) throw new BodyError(415)
    return { type: null, boundary: null, greatest: 0, bytes: 0 }
  }
  const mime = mimeOf(sent)
  const type = types.get(mime?.essence ?? '')
  const greatest = type && sizes[type]
  if (type === undefined || greatest === undefined) throw new BodyError(415)
  const bytes = length === null ? greatest : Number(length)
  if (bytes > greatest) throw new BodyError(413)
  return { type, boundary: type === 'multipart' ? boundaryOf(mime) : null, greatest, bytes }
}

/**
 * Receives and reads a body. An empty one is as if nothing had been sent. Forms come back as they are, for the bracket
 * notation to be read.
 *
 * @throws BodyError 413 above its size or 2,000 parts, 415 where no type is named, 400 when it cannot be read
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

/** The boundary, of the characters and the length that RFC 2046 (5.1.1) allows. */
function boundaryOf(mime: MIMEType | null): string {
  const boundary = mime?.params.get('boundary') ?? ''
  if (!/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary)) throw new BodyError(400)
  return boundary
}

async function limitedBytes(
  { body }: Request,
  { greatest, type }: AnnouncedBody,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > greatest) throw new BodyError(type === null ? 415 : 413)
      chunks.push(chunk)
    }
  } catch (error) {
    // The sender broke off, which Node reports as an error of the connection.
    throw error instanceof BodyError ? error : new BodyError(400)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
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
  const fault = checkParts(bytes, boundary, MAX_PARTS)
  if (fault !== null) throw new BodyError(fault)
  const known = new FormData()
  let textSize = 0
  for (const [name, value] of knownEntries(await parsedForm(bytes, boundary))) {
    if (typeof value !== 'string') known.append(name, value)
    else {
      textSize += value.length
      if (textSize > MAX_TEXT_BYTES) throw new BodyError(413)
      known.append(name, value)
    }
  }
  return known
}

/** The parser is handed the boundary that was checked, whatever else the header said. */
async function parsedForm(bytes: Uint8Array<ArrayBuffer>, boundary: string): Promise<FormData> {
  const type = `multipart/form-data; boundary="${boundary}"`
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new BodyError(400)
  }
}
