import { gunzipSync } from 'node:zlib'
import type { PreparedAnswer } from './prepared-answer.ts'

/**
 * The same answer with its plain form left out, which nearly nobody takes: it would be three quarters of the memory that
 * a page takes, and is unpacked again for whoever asks (a third of a millisecond for a page).
 */
export function packedAnswer(answer: PreparedAnswer): PreparedAnswer {
  const { br, gzip } = answer.bodies
  if (!gzip) return answer
  return {
    ...answer,
    bodies: {
      ...(br && { br }),
      gzip,
      get identity() {
        return gunzipSync(gzip)
      },
    },
  }
}

/** Bytes that the bodies of a packed answer take. */
export function packedBytes({ bodies }: PreparedAnswer): number {
  const { br, gzip } = bodies
  return gzip ? gzip.length + (br?.length ?? 0) : bodies.identity.length
}
