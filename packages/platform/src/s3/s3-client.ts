import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import pLimit from 'p-limit'
import { PictureStoreError } from '../images/picture-store-error.ts'
import { readBody } from './read-body.ts'
import { refusalCode, s3Refusal } from './s3-refusal.ts'
import type { S3Target } from './s3-target.ts'

/** How many calls may be under way, and how many may wait for their turn. */
const calls = { atOnce: 32, waiting: 500 }

/** Pauses before the second try and those after it: milliseconds. */
const pauses = [150, 600, 2_000]

/** How long a store that did not answer is not asked again: milliseconds. */
const restMs = 2_000

/** The longest answer that is not a picture: bytes. */
const mostText = 200_000

/** How long a call may take each time that it is tried, in milliseconds, and how often it is tried. */
export type Patience = { ms: number; tries: number }

/** The calls of S3 that pictures need. `key` is a name below the prefix. All throw PictureStoreError. */
export type S3Client = {
  /** An object; null: there is none. Longer than `most` bytes is refused. */
  get(key: string, most: number, patience: Patience): Promise<Uint8Array<ArrayBuffer> | null>
  /** How many bytes an object has; null: there is none. */
  size(key: string, patience: Patience): Promise<number | null>
  put(key: string, object: { bytes: Uint8Array; type: string }, patience: Patience): Promise<void>
  remove(key: string, patience: Patience): Promise<void>
  /** The names that start with `start`, without it, at most `most` of them. */
  list(start: string, most: number, patience: Patience): Promise<string[]>
}

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key: string
  query?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  type?: string
  most?: number
}

type Answer = { headers: Headers; bytes: Uint8Array<ArrayBuffer> }

/**
 * Speaks to an S3-compatible store, addressed by path, signed by AWS Signature Version 4. A call that meets an error of the
 * line or of the store is tried again; a store that still does not answer is left alone for two seconds, in which all
 * calls fail at once.
 */
export function s3Client(target: S3Target): S3Client {
  const { origin, bucket, prefix, region, accessKeyId, secretAccessKey } = target
  const { host } = new URL(origin)
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const turn = pLimit(calls.atOnce)
  let restsUntil = 0
  let isSilent = false

  const away = (why: string) =>
    new PictureStoreError('away', `MEDIA_URL: the store at ${host} does not answer (${why})`)

  /** One try. A string: why the store did not answer. */
  const tryOnce = async (call: Call, ms: number): Promise<Answer | null | string> => {
    const { method, key, query = {}, body, type, most = mostText } = call
    const url = new URL(`${origin}/${bucket}${key && `/${prefix}${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const headers = new Headers({
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    })
    if (type) headers.set('Content-Type', type)
    try {
      const answer = await signer.fetch(url, {
        ...{ method, headers, body: body ?? null },
        redirect: 'manual',
        signal: AbortSignal.timeout(ms),
      })
      if (answer.ok) {
        const bytes = method === 'HEAD' ? new Uint8Array() : await readBody(answer, most)
        if (bytes) return { headers: answer.headers, bytes }
        throw new PictureStoreError('other', `MEDIA_URL: ${key} at ${host} has more than ${most} bytes`)
      }
      const code = refusalCode(String(Buffer.from((await readBody(answer, mostText)) ?? [])))
      if (answer.status === 404 && code !== 'NoSuchBucket') return null
      if (answer.status === 429 || answer.status >= 500) return code ?? String(answer.status)
      throw s3Refusal(host, answer.status, code)
    } catch (error) {
      if (error instanceof PictureStoreError) throw error
      return errorName(error)
    }
  }

  const ask = (call: Call, { ms, tries }: Patience): Promise<Answer | null> => {
    if (turn.pendingCount >= calls.waiting) return Promise.reject(away('too much is asked of it'))
    return turn(async () => {
      let why = 'it did not a moment ago'
      for (let tried = 0; tried < (isSilent ? 1 : tries); tried += 1) {
        if (performance.now() < restsUntil) break
        if (tried > 0) await pause(pauses[tried - 1] ?? pauses.at(-1))
        const answer = await tryOnce(call, ms)
        if (typeof answer !== 'string') {
          isSilent = false
          return answer
        }
        why = answer
        if (tried + 1 < (isSilent ? 1 : tries)) continue
        isSilent = true
        restsUntil = performance.now() + restMs
      }
      throw away(why)
    })
  }

  return {
    get: async (key, most, patience) => (await ask({ method: 'GET', key, most }, patience))?.bytes ?? null,
    async size(key, patience) {
      const answer = await ask({ method: 'HEAD', key }, patience)
      return answer && Number(answer.headers.get('content-length') ?? 0)
    },
    async put(key, { bytes, type }, patience) {
      const body = new Uint8Array(bytes)
      if (!(await ask({ method: 'PUT', key, body, type }, patience))) throw s3Refusal(host, 404, undefined)
    },
    remove: async (key, patience) => void (await ask({ method: 'DELETE', key }, patience)),
    async list(start, most, patience) {
      const query = { 'list-type': '2', 'max-keys': String(most), prefix: `${prefix}${start}` }
      const answer = await ask({ method: 'GET', key: '', query }, patience)
      const found = String(Buffer.from(answer?.bytes ?? [])).matchAll(/<Key>([^<]*)<\/Key>/g)
      return [...found].map(([, name = '']) => name.slice(prefix.length + start.length))
    },
  }
}

/** `ECONNREFUSED`, `TimeoutError`: what happened on the line, without anything of what was asked. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
