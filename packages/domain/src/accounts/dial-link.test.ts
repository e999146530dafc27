import { expect, it } from 'vitest'
import { dialLink } from './dial-link.ts'

it('dials a number with its country code, and a short one as it is', () => {
  expect(dialLink('+966 (11) 000-0000')).toBe('tel:+966110000000')
  expect(dialLink('٠٥٠ ٠٠٠ ٠٠٠٠')).toBe('tel:+966500000000')
  expect(dialLink('920012345')).toBe('tel:+966920012345')
  expect(dialLink('١٩٩٩')).toBe('tel:1999')
})
