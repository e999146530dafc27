import { describe, expect, it } from 'vitest'
import { dialLink, spacedNumber } from './contact-links.ts'

describe('a number of the settings', () => {
  it('spaces a Saudi number and leaves others as they are', () => {
    expect(spacedNumber('0500000000')).toBe('050 000 0000')
    expect(spacedNumber('+966 50 000 0000')).toBe('+966 50 000 0000')
    expect(spacedNumber('920012345')).toBe('920012345')
  })

  it('dials the number with its country code, and a short one as it is', () => {
    expect(dialLink('+966 (11) 000-0000')).toBe('tel:+966110000000')
    expect(dialLink('٠٥٠ ٠٠٠ ٠٠٠٠')).toBe('tel:+966500000000')
    expect(dialLink('920012345')).toBe('tel:+966920012345')
    expect(dialLink('١٩٩٩')).toBe('tel:1999')
  })
})
