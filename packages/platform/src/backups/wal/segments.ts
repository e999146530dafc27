/** PostgreSQL's log (WAL) is a row of files of the same size, its segments, which are numbered through on all timelines. */

/** The size of a segment, as the embedded cluster is made with (embedded/cluster.ts). */
export const segmentBytes = 1 << 20

const addressesPerLog = 2 ** 32
const segmentsPerLog = addressesPerLog / segmentBytes

/** A segment: its place in the row, and the timeline that it was written on. */
export type Segment = { timeline: number; number: number }

/** What a segment's file is called. */
export function segmentName({ timeline, number }: Segment): string {
  return [timeline, Math.floor(number / segmentsPerLog), number % segmentsPerLog].map(hexadecimal).join('')
}

/** The segment that a file of this name is; null where the name is no segment's. */
export function parseSegmentName(name: string): Segment | null {
  if (!/^[0-9A-F]{24}$/.test(name)) return null
  const [timeline = 0, log = 0, part = 0] = [0, 8, 16].map((at) =>
    Number.parseInt(name.slice(at, at + 8), 16),
  )
  return { timeline, number: log * segmentsPerLog + part }
}

/** The number of the segment that holds an address of the log, such as 0/3000028. */
export function segmentNumberAt(address: string): number {
  return Math.floor(parseAddress(address) / segmentBytes)
}

/** The number of the last segment that is needed to read up to an address. */
export function segmentNumberBefore(address: string): number {
  return Math.floor((parseAddress(address) - 1) / segmentBytes)
}

/** Below zero where the first of two addresses of the log comes first. */
export function compareAddresses(one: string, other: string): number {
  return parseAddress(one) - parseAddress(other)
}

function parseAddress(address: string): number {
  const [high = '', low = ''] = address.split('/')
  return Number.parseInt(high, 16) * addressesPerLog + Number.parseInt(low, 16)
}

function hexadecimal(part: number): string {
  return part.toString(16).toUpperCase().padStart(8, '0')
}

/** How many bytes of a segment say what it is. */
export const segmentHeadBytes = 40

/**
 * Whether bytes begin as this segment of this cluster does. A file that PostgreSQL has set aside for later has the name of a
 * segment and the beginning of an older one; the first segment of a timeline begins as a copy of the former timeline's.
 * @param system the cluster's system identifier
 */
export function isHeadOf(head: Buffer, { timeline, number }: Segment, system: string): boolean {
  if (head.length < segmentHeadBytes) return false
  const writtenOn = head.readUInt32LE(4)
  return (
    writtenOn > 0 &&
    writtenOn <= timeline &&
    head.readBigUInt64LE(8) === BigInt(number) * BigInt(segmentBytes) &&
    String(head.readBigUInt64LE(24)) === system &&
    head.readUInt32LE(32) === segmentBytes
  )
}
