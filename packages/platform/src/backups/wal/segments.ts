/**
 * PostgreSQL's write-ahead log (WAL) consists of segments: files of equal size, numbered consecutively across all
 * timelines.
 */

/** Segment size of the embedded cluster (embedded/cluster.ts). */
export const SEGMENT_BYTES = 1 << 20

const ADDRESSES_PER_LOG = 2 ** 32
const SEGMENTS_PER_LOG = ADDRESSES_PER_LOG / SEGMENT_BYTES

/** A segment: its number and the timeline that wrote it. */
export type Segment = { timeline: number; number: number }

export function segmentName({ timeline, number }: Segment): string {
  return [timeline, Math.floor(number / SEGMENTS_PER_LOG), number % SEGMENTS_PER_LOG]
    .map(hexadecimal)
    .join('')
}

/** Parses the name of a segment file. Returns null for other names. */
export function parseSegmentName(name: string): Segment | null {
  if (!/^[0-9A-F]{24}$/.test(name)) return null
  const [timeline = 0, log = 0, part = 0] = [0, 8, 16].map((at) =>
    Number.parseInt(name.slice(at, at + 8), 16),
  )
  return { timeline, number: log * SEGMENTS_PER_LOG + part }
}

/** Number of the segment that contains a WAL address such as 0/3000028. */
export function segmentNumberAt(address: string): number {
  return Math.floor(parseAddress(address) / SEGMENT_BYTES)
}

/** Number of the last segment needed to read up to a WAL address. */
export function segmentNumberBefore(address: string): number {
  return Math.floor((parseAddress(address) - 1) / SEGMENT_BYTES)
}

/** Compares two WAL addresses. Negative if the first is lower. */
export function compareAddresses(one: string, other: string): number {
  return parseAddress(one) - parseAddress(other)
}

function parseAddress(address: string): number {
  const [high = '', low = ''] = address.split('/')
  return Number.parseInt(high, 16) * ADDRESSES_PER_LOG + Number.parseInt(low, 16)
}

function hexadecimal(part: number): string {
  return part.toString(16).toUpperCase().padStart(8, '0')
}

/** Length of the header that identifies a segment, in bytes. */
export const SEGMENT_HEAD_BYTES = 40

/**
 * Checks that bytes begin with the header of this segment of this cluster. A recycled file has a new segment name but
 * an old header. The first segment of a timeline begins as a copy from the previous timeline.
 * @param system the cluster's system identifier
 */
export function isHeadOf(head: Buffer, { timeline, number }: Segment, system: string): boolean {
  if (head.length < SEGMENT_HEAD_BYTES) return false
  const writtenOn = head.readUInt32LE(4)
  return (
    writtenOn > 0 &&
    writtenOn <= timeline &&
    head.readBigUInt64LE(8) === BigInt(number) * BigInt(SEGMENT_BYTES) &&
    String(head.readBigUInt64LE(24)) === system &&
    head.readUInt32LE(32) === SEGMENT_BYTES
  )
}
