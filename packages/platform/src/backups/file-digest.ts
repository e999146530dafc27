import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * Size in bytes and SHA-256 of what a file holds; null where it is not there.
 * @param signal breaks it off; its reason is thrown then
 */
export async function digestFile(
  path: string,
  signal?: AbortSignal,
): Promise<{ bytes: number; sha256: string } | null> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await pipeline(
      createReadStream(path),
      async (pieces) => {
        for await (const piece of pieces) {
          hash.update(piece)
          bytes += piece.length
        }
      },
      { signal },
    )
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  return { bytes, sha256: hash.digest('hex') }
}
