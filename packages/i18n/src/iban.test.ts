import { expect, test } from 'vitest'
import { formatIban } from './iban.ts'

test.each([
  ['SA1000000000000000000000', 'SA10 0000 0000 0000 0000 0000'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
])('formats the IBAN %s as %s', (iban, text) => {
  expect(formatIban(iban)).toBe(text)
})
