import { knownEntries } from './form-names.ts'

/** Of how many parts a form may be. What a body holds is counted again when it is read (read-input.ts). */
const mostParts = 2_000

/** Why a body cannot be taken: the status and the word of its message. */
export class BodyError extends Error {
  readonly status: 400 | 413 | 415
  readonly reason: 'unreadable' | 'tooLarge' | 'bodyType'

  constructor(status: 400 | 413 | 415) {
    super(`body: ${status}`)
    this.status = status
    this.reason = status === 400 ? 'unreadable' : status === 413 ? 'tooLarge' : 'bodyType'
  }
}

/**
 * Reads a body of one of the three types of the contract: JSON, a multipart form or an urlencoded one. An empty one is
 * as if nothing had been sent. Forms come back as they are, for the bracket notation to be read.
 *
 * @param greatest what it may weigh, in bytes
 * @throws BodyError 413 above that or 2,000 parts, 415 for another type, 400 when it cannot be read
 */
export async function readBody(request: Request, greatest: number): Promise<object> {
  const bytes = await limitedBytes(request, greatest)
  const type = (request.headers.get('content-type') ?? '').toLowerCase()
  const [essence = ''] = type.split(';').map((part) => part.trim())
  if (essence === '' && bytes.length === 0) return {}
  switch (essence) {
    case 'application/json':
      return bytes.length === 0 ? {} : jsonObject(bytes)
    case 'application/x-www-form-urlencoded':
      return urlencoded(bytes)
    case 'multipart/form-data':
      return multipart(bytes, request.headers.get('content-type') ?? '')
    default:
      throw new BodyError(415)
  }
}

async function limitedBytes(request: Request, greatest: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > greatest) throw new BodyError(413)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > greatest) throw new BodyError(413)
      chunks.push(chunk)
    }
  } catch (error) {
    // Whoever sent it broke off: no error of the server's, though Node tells it as one of a connection.
    throw error instanceof BodyError ? error : new BodyError(400)
  }
  return new Uint8Array(Buffer.concat(chunks))
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
  if (form.split('&').length > mostParts) throw new BodyError(413)
  return new URLSearchParams(knownEntries(new URLSearchParams(form)))
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  const boundary = /boundary="?([^";]{1,70})"?/i.exec(type)?.[1]
  if (boundary === undefined) throw new BodyError(400)
  if (Buffer.from(bytes).toString('latin1').split(`--${boundary}`).length > mostParts + 2)
    throw new BodyError(413)
  const known = new FormData()
  for (const [name, value] of knownEntries(await parsedForm(bytes, type))) {
    if (typeof value === 'string') known.append(name, value)
    else known.append(name, value)
  }
  return known
}

async function parsedForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new BodyError(400)
  }
}
