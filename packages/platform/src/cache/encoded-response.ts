import { promisify } from 'node:util'
import { brotliCompress, gunzipSync, gzip, constants as zlib } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A response in every encoding it is sent in; the same for every client. */
export type EncodedResponse = {
  /** As sent: quoted, with `W/` if it is weak. */
  etag: string
  /** All except Cache-Control, ETag, encoding and length. Names in lower case. */
  headers: Readonly<Record<string, string>>
  bodies: Bodies
}

/** A body in each encoding. One that is too small to compress has the first only. */
export type Bodies = { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer }

export type Encoding = keyof Bodies

/**
 * `fast` for a body that one client gets, `small` for one that is cached. `smallest` saves another 7 % for many times the processor
 * time of `small`, which takes five times that of `fast`.
 */
export type CompressionLevel = 'fast' | 'small' | 'smallest'

const LEVELS = {
  fast: { brotli: 4, gzip: 4 },
  small: { brotli: 9, gzip: 9 },
  smallest: { brotli: 10, gzip: 9 },
}

/** Compresses a body; the result holds the body itself too. */
export async function compress(
  identity: Buffer,
  level: CompressionLevel,
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Promise<Bodies> {
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: LEVELS[level].brotli,
    [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([
    encodings.includes('br') ? toBrotli(identity, { params }) : undefined,
    encodings.includes('gzip') ? toGzip(identity, { level: LEVELS[level].gzip }) : undefined,
  ])
  return { identity, ...(br && { br }), ...(gz && { gzip: gz }) }
}

/**
 * Returns the same answer without its identity form: nearly no client takes it, and it would be three quarters of a page's memory. It
 * is unpacked when needed (a third of a millisecond for a page). Slow readers share one copy and cannot fill the memory.
 */
export function packedResponse(answer: EncodedResponse): EncodedResponse {
  const { br, gzip } = answer.bodies
  if (!gzip) return answer
  let unpacked: WeakRef<Buffer> | undefined
  return {
    ...answer,
    bodies: {
      ...(br && { br }),
      gzip,
      get identity() {
        const shared = unpacked?.deref() ?? gunzipSync(gzip)
        unpacked = new WeakRef(shared)
        return shared
      },
    },
  }
}

/** Returns the memory of a packed answer's bodies in bytes. */
export function packedBytes({ bodies }: EncodedResponse): number {
  const { br, gzip } = bodies
  return gzip ? gzip.length + (br?.length ?? 0) : bodies.identity.length
}
