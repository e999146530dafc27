import { constants } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { openFile } from '../../process/open-file.ts'
import { isHeadOf, parseSegmentName, SEGMENT_BYTES } from './segments.ts'

const unpack = promisify(gunzip)

/** Maximum file size: an incompressible segment grows by some bytes. */
const MAX_FILE_BYTES = SEGMENT_BYTES + 4096

/** Length of the hexadecimal signature and its line break. */
const SIGNATURE_BYTES = 65

/** Reads a WAL file, which may be compressed. Does not follow links. Throws if it is no file, too large or unreadable. */
export async function readWalFile({ path, packed }: { path: string; packed: boolean }): Promise<Buffer> {
  return packed ? (await readPackedWalFile(path)).bytes : await readBounded(path)
}

/** Reads an archived file and its signature, without checking the signature. */
export async function readPackedWalFile(path: string): Promise<{ bytes: Buffer; signature: string }> {
  const file = await readBounded(path)
  const signature = file.subarray(0, SIGNATURE_BYTES - 1).toString('latin1')
  return {
    bytes: await unpack(file.subarray(SIGNATURE_BYTES), { maxOutputLength: MAX_FILE_BYTES }),
    signature,
  }
}

async function readBounded(path: string): Promise<Buffer> {
  await using file = await openFile(path, constants.O_NOFOLLOW ?? 0)
  const { size } = await file.stat()
  if (size > MAX_FILE_BYTES) throw new Error(`${path} is larger than a file of the WAL`)
  return await file.readFile()
}

/**
 * Returns true if the bytes are a whole file with this name from this cluster's WAL. A history does not identify its
 * cluster.
 */
export function isWholeWalFile(bytes: Buffer, name: string, system: string): boolean {
  const segment = parseSegmentName(name)
  return segment === null || (bytes.length === SEGMENT_BYTES && isHeadOf(bytes, segment, system))
}
