/** DER (ITU-T X.690) of certificates and certificate requests: as much as ZATCA's need. */

export const TAGS = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8: 0x0c,
  printable: 0x13,
  sequence: 0x30,
  set: 0x31,
} as const

export function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

export function sequence(...content: Uint8Array[]): Buffer {
  return der(TAGS.sequence, ...content)
}

export function utf8String(value: string): Buffer {
  return der(TAGS.utf8, Buffer.from(value))
}

export function bitString(bytes: Uint8Array): Buffer {
  return der(TAGS.bitString, Buffer.from([0]), bytes)
}

/** @param dotted such as '2.5.4.3' */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return der(TAGS.objectId, Buffer.from([40 * first + second, ...rest.flatMap(base128)]))
}

function base128(arc: number): number[] {
  const digits = [arc & 0x7f]
  for (let left = arc >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80)
  return digits
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes: number[] = []
  for (let left = length; left > 0; left = Math.floor(left / 256)) bytes.unshift(left % 256)
  return Buffer.from([0x80 | bytes.length, ...bytes])
}

export type DerValue = { tag: number; content: Buffer; whole: Buffer }

/** Returns the consecutive values in `bytes`; null if they are not DER. */
export function readDer(bytes: Buffer): DerValue[] | null {
  const values: DerValue[] = []
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at]
    const first = bytes[at + 1]
    if (tag === undefined || first === undefined) return null
    const size = first < 0x80 ? 0 : first & 0x7f
    if (first === 0x80 || size > 3 || at + 2 + size > bytes.length) return null
    const length = size === 0 ? first : bytes.readUIntBE(at + 2, size)
    const start = at + 2 + size
    if (start + length > bytes.length) return null
    values.push({
      tag,
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    })
    at = start + length
  }
  return values
}

/** Returns all values inside `bytes`, depth first. Primitive values are not opened. */
export function* walkDer(bytes: Buffer): Generator<DerValue> {
  for (const value of readDer(bytes) ?? []) {
    yield value
    if ((value.tag & 0x20) !== 0) yield* walkDer(value.content)
  }
}
