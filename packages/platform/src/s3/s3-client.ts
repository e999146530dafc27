import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import pLimit from 'p-limit'
import { limitedAnswer } from '../http/limited-body.ts'
import { ImageStoreError } from '../images/image-store-error.ts'
import { refusalCode, s3Refusal } from './s3-refusal.ts'
import type { S3Target } from './s3-target.ts'

/** Limits on concurrent and queued calls. */
const calls = { atOnce: 32, waiting: 500 }

/** Delays before the second and later tries, in milliseconds. */
const pauses = [150, 600, 2_000]

/** After a store failed to respond, calls fail at once for this long, in milliseconds. */
const RETRY_PAUSE_MS = 2_000

/** Maximum size of a response that is not an image, in bytes. */
const MAX_TEXT_BYTES = 200_000

/** Timeout per try in milliseconds, and the number of tries. */
export type RetryPolicy = { ms: number; tries: number }

/** The S3 calls that images need. `key` is relative to the prefix. All methods throw ImageStoreError. */
export type S3Client = {
  /** Fetches an object, or null if it does not exist. Rejects objects longer than `most` bytes. */
  get(key: string, most: number, retry: RetryPolicy): Promise<Uint8Array<ArrayBuffer> | null>
  /** Returns the size of an object in bytes, or null if it does not exist. */
  size(key: string, retry: RetryPolicy): Promise<number | null>
  put(key: string, object: { bytes: Uint8Array; type: string }, retry: RetryPolicy): Promise<void>
  remove(key: string, retry: RetryPolicy): Promise<void>
  /** Lists at most `most` names that start with `start`, with that prefix removed. */
  list(start: string, most: number, retry: RetryPolicy): Promise<string[]>
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
 * Client of an S3-compatible store: path-style addresses, AWS Signature Version 4. Retries network errors and server
 * errors. If the store still does not respond, all calls fail at once for two seconds.
 */
export function s3Client(target: S3Target): S3Client {
  const { origin, bucket, prefix, region, accessKeyId, secretAccessKey } = target
  const { host } = new URL(origin)
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const turn = pLimit(calls.atOnce)
  let restsUntil = 0
  let isSilent = false

  const away = (why: string) =>
    new ImageStoreError('away', `MEDIA_URL: the store at ${host} does not answer (${why})`)

  const send = async ({ method, key, query = {}, body, type }: Call, ms: number): Promise<Response> => {
    const url = new URL(`${origin}/${bucket}${key && `/${prefix}${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const hash = createHash('sha256').update(body ?? '')
    const headers = new Headers({ 'X-Amz-Content-Sha256': hash.digest('hex') })
    if (type) headers.set('Content-Type', type)
    const request = await signer.sign(url, { method, headers, body: body ?? null })
    // As part of the request, Node forgets the signal with the next garbage collection: the call would wait for five minutes.
    return await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(ms) })
  }

  /** Makes one attempt. Returns a string with the reason if the store did not respond. */
  const tryOnce = async (call: Call, ms: number): Promise<Answer | null | string> => {
    try {
      const response = await send(call, ms)
      return response.ok ? await answerIn(response, call, host) : await missingOrBusy(response, host)
    } catch (error) {
      if (error instanceof ImageStoreError) throw error
      return errorName(error)
    }
  }

  const ask = (call: Call, { ms, tries }: RetryPolicy): Promise<Answer | null> => {
    if (turn.pendingCount >= calls.waiting) return Promise.reject(away('too much is asked of it'))
    const mayTry = (tried: number) => tried < (isSilent ? 1 : tries)
    return turn(async () => {
      let why = 'it did not a moment ago'
      for (let tried = 0; mayTry(tried) && performance.now() >= restsUntil; tried += 1) {
        if (tried > 0) await pause(pauses[tried - 1] ?? pauses.at(-1))
        const answer = await tryOnce(call, ms)
        if (typeof answer !== 'string') {
          isSilent = false
          return answer
        }
        why = answer
        if (mayTry(tried + 1)) continue
        isSilent = true
        restsUntil = performance.now() + RETRY_PAUSE_MS
      }
      throw away(why)
    })
  }

  return {
    get: async (key, most, retry) => (await ask({ method: 'GET', key, most }, retry))?.bytes ?? null,
    async size(key, retry) {
      const answer = await ask({ method: 'HEAD', key }, retry)
      return answer && Number(answer.headers.get('content-length') ?? 0)
    },
    async put(key, { bytes, type }, retry) {
      const body = new Uint8Array(bytes)
      if (!(await ask({ method: 'PUT', key, body, type }, retry))) throw s3Refusal(host, 404, undefined)
    },
    remove: async (key, retry) => void (await ask({ method: 'DELETE', key }, retry)),
    async list(start, most, retry) {
      const query = { 'list-type': '2', 'max-keys': String(most), prefix: `${prefix}${start}` }
      const answer = await ask({ method: 'GET', key: '', query }, retry)
      const listing = String(Buffer.from(answer?.bytes ?? []))
      // Another web server answers with a page, or that there is none.
      if (!listing.includes('<ListBucketResult'))
        throw new ImageStoreError(
          'other',
          `MEDIA_URL: ${host} answers, but not as an S3 store: look at host and port`,
        )
      const found = listing.matchAll(/<Key>([^<]*)<\/Key>/g)
      return [...found].map(([, name = '']) => name.slice(prefix.length + start.length))
    },
  }
}

async function answerIn(response: Response, call: Call, host: string): Promise<Answer> {
  const { method, key, most = MAX_TEXT_BYTES } = call
  const bytes = method === 'HEAD' ? new Uint8Array() : await limitedAnswer(response, most)
  if (bytes) return { headers: response.headers, bytes }
  throw new ImageStoreError('other', `MEDIA_URL: ${key} at ${host} has more than ${most} bytes`)
}

/** Returns null for a missing object, and the reason of a refusal that may pass. @throws ImageStoreError for any other */
async function missingOrBusy(response: Response, host: string): Promise<string | null> {
  const { status } = response
  const code = refusalCode(String((await limitedAnswer(response, MAX_TEXT_BYTES)) ?? ''))
  if (status === 404 && code !== 'NoSuchBucket') return null
  if (status === 429 || status >= 500) return code ?? String(status)
  throw s3Refusal(host, status, code)
}

/** Returns the kind of a network error, such as `ECONNREFUSED` or `TimeoutError`, without details of the request. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
