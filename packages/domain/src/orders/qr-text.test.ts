import { expect, test } from 'vitest'
import { qrText, utf8Length } from './qr-text.ts'

test.each([
  ['زيّ', 'زيّ'],
  ['ز'.repeat(127), 'ز'.repeat(127)],
  ['ز'.repeat(128), 'ز'.repeat(127)],
  [`${'a'.repeat(253)}😀`, 'a'.repeat(253)],
  ['a'.repeat(3000), 'a'.repeat(255)],
])('shortens a name to what the QR code holds: %s', (text, kept) => {
  expect(qrText(text)).toBe(kept)
  expect(utf8Length(kept)).toBeLessThanOrEqual(255)
})
