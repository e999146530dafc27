import { expect, test } from 'vitest'
import { whatsappLink } from './whatsapp-link.ts'

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
