import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { isHeadOf, parseSegmentName, segmentBytes } from './segments.ts'

const unpack = promisify(gunzip)

/** The largest file: a segment that cannot be packed has some bytes more. */
const mostBytes = segmentBytes + 4096

/** The signature of a packed file, in hexadecimal, and the line break after it. */
const signatureBytes = 65

/** Reads a file of the log, which may be packed. A link is not followed. Throws where it is larger than any, or cannot be read. */
export async function readWalFile({ path, packed }: { path: string; packed: boolean }): Promise<Buffer> {
  return packed ? (await readPackedWalFile(path)).bytes : await readBounded(path)
}

/** Reads a file that backups keep: its signature, which is not checked here, and what it holds. */
export async function readPackedWalFile(path: string): Promise<{ bytes: Buffer; signature: string }> {
  const file = await readBounded(path)
  const signature = file.subarray(0, signatureBytes - 1).toString('latin1')
  return { bytes: await unpack(file.subarray(signatureBytes), { maxOutputLength: mostBytes }), signature }
}

async function readBounded(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  try {
    const { size } = await file.stat()
    if (size > mostBytes) throw new Error(`${path} is larger than a file of the log`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** Whether bytes are all of the file of that name, of this cluster's log. A history says nothing of the cluster. */
export function isWholeWalFile(bytes: Buffer, name: string, system: string): boolean {
  const segment = parseSegmentName(name)
  return segment === null || (bytes.length === segmentBytes && isHeadOf(bytes, segment, system))
}
