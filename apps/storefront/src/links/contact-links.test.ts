import { describe, expect, it, test } from 'vitest'
import { dialLink, spacedNumber, whatsappLink } from './contact-links.ts'

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

test('links to the chat with a number in any usual form', () => {
  expect(whatsappLink('0500000000')).toBe('https://wa.me/966500000000')
  expect(whatsappLink('+966 50 000 0000')).toBe('https://wa.me/966500000000')
  expect(whatsappLink('00966500000000')).toBe('https://wa.me/966500000000')
  expect(whatsappLink('٠٥٠ ٠٠٠ ٠٠٠٠')).toBe('https://wa.me/966500000000')
  expect(whatsappLink('+966 (0)50 123 4567')).toBe('https://wa.me/966501234567')
  expect(whatsappLink('5 0123 4567')).toBe('https://wa.me/966501234567')
  expect(whatsappLink('920012345')).toBe('https://wa.me/966920012345')
})

test('keeps a URL unchanged', () => {
  expect(whatsappLink('https://wa.me/message/ABC')).toBe('https://wa.me/message/ABC')
})

test('adds the start of a message', () => {
  expect(whatsappLink('0500000000', 'بولو & polo')).toBe(
    'https://wa.me/966500000000?text=%D8%A8%D9%88%D9%84%D9%88%20%26%20polo',
  )
  expect(whatsappLink('https://wa.me/message/ABC', 'polo')).toBe('https://wa.me/message/ABC')
})
