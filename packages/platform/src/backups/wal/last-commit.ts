/** A WAL page has a header, longer on the first page of a segment, then parts of records. */
const PAGE_BYTES = 8192
const HEADER_BYTES = 24
const FIRST_HEADER_BYTES = 40

/** Offsets in a record header (PostgreSQL, access/xlogrecord.h). */
const RECORD_HEADER_BYTES = 24
const INFO_OFFSET = 16
const MANAGER_OFFSET = 17
const TRANSACTION_MANAGER = 1
const COMMIT_OPERATION = 0x00
const OPERATION_MASK = 0x70

/** PostgreSQL counts microseconds from 2000-01-01. */
const epochMs = Date.UTC(2000, 0, 1)

/**
 * Returns the time of the newest commit in a whole segment, in milliseconds, or 0 without commits. Every transaction
 * acknowledged by then is in this or an earlier segment: a commit takes its time before it is written, and is
 * acknowledged afterwards.
 */
export function lastCommit(segment: Buffer): number {
  const records = withoutPageHeaders(segment)
  let newest = 0
  // Skips the rest of a record from the previous segment.
  for (let at = aligned(segment.readUInt32LE(16)); at + RECORD_HEADER_BYTES <= records.length; ) {
    const length = records.readUInt32LE(at)
    if (length < RECORD_HEADER_BYTES || at + length > records.length) break
    const record = records.subarray(at, at + length)
    const isCommit =
      record[MANAGER_OFFSET] === TRANSACTION_MANAGER &&
      ((record[INFO_OFFSET] ?? 0) & OPERATION_MASK) === COMMIT_OPERATION
    if (isCommit) newest = Math.max(newest, commitMoment(record))
    at += aligned(length)
  }
  return newest
}

function withoutPageHeaders(segment: Buffer): Buffer {
  const pages: Buffer[] = []
  for (let at = 0; at < segment.length; at += PAGE_BYTES)
    pages.push(segment.subarray(at + (at === 0 ? FIRST_HEADER_BYTES : HEADER_BYTES), at + PAGE_BYTES))
  return Buffer.concat(pages)
}

function aligned(length: number): number {
  return (length + 7) & ~7
}

/**
 * Size of the block headers before a record's data, by their id byte. The first two are followed by further headers.
 */
const marks: Record<number, { bytes: number; isData: boolean }> = {
  252: { bytes: 5, isData: false },
  253: { bytes: 3, isData: false },
  254: { bytes: 5, isData: true },
  255: { bytes: 2, isData: true },
}

/** A commit record's data begins with its time. */
function commitMoment(record: Buffer): number {
  for (let at = RECORD_HEADER_BYTES; at < record.length; ) {
    const mark = marks[record[at] ?? 0]
    if (!mark) return 0
    at += mark.bytes
    if (mark.isData && at + 8 <= record.length)
      return epochMs + Math.floor(Number(record.readBigInt64LE(at)) / 1000)
  }
  return 0
}
