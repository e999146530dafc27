import { gunzipSync } from 'node:zlib'
import type { EncodedResponse } from './encoded-response.ts'

/**
 * Returns the same answer without its plain form, which nearly nobody takes and which would be three quarters of a page's memory.
 * A client that asks for it has it unpacked (a third of a millisecond for a page) and shares the copy that others still read:
 * slow readers cannot fill the memory with copies.
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

/** Bytes that the bodies of a packed answer take. */
export function packedBytes({ bodies }: EncodedResponse): number {
  const { br, gzip } = bodies
  return gzip ? gzip.length + (br?.length ?? 0) : bodies.identity.length
}
