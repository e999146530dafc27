/** Encodes text as UTF-8 without platform APIs: this package has no TextEncoder type. */

/** Encodes a lone surrogate as U+FFFD, like every encoder. */
export function utf8(text: string): number[] {
  return [...text].flatMap((character) => {
    const point = character.codePointAt(0) ?? 0
    return encoded(point >= 0xd800 && point <= 0xdfff ? 0xfffd : point)
  })
}

function encoded(point: number): number[] {
  const last = (shift: number) => 0x80 | ((point >> shift) & 0x3f)
  if (point < 0x80) return [point]
  if (point < 0x800) return [0xc0 | (point >> 6), last(0)]
  if (point < 0x10000) return [0xe0 | (point >> 12), last(6), last(0)]
  return [0xf0 | (point >> 18), last(12), last(6), last(0)]
}
