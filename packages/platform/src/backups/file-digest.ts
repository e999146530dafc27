import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { NotAFileError, openFile } from '../process/open-file.ts'

/**
 * Returns the size in bytes and the SHA-256 of a file, or null if it is missing or no file.
 * @param signal aborts the read and throws its reason
 */
export async function digestFile(
  path: string,
  signal?: AbortSignal,
): Promise<{ bytes: number; sha256: string } | null> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await pipeline(
      (await openFile(path)).createReadStream(),
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
    if (error instanceof NotAFileError) return null
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  return { bytes, sha256: hash.digest('hex') }
}
