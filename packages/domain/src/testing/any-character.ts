import fc from 'fast-check'

const SURROGATES = 0x800

/** Any code point but half a surrogate pair. The library's own unit for it takes a second of processor time in each test file. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES })
  .map((nth) => String.fromCodePoint(nth < 0xd800 ? nth : nth + SURROGATES))
