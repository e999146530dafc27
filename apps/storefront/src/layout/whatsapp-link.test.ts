import { expect, test } from 'vitest'
import { whatsappLink } from './whatsapp-link.ts'

test('a number in any usual form becomes the chat with it', () => {
  expect(whatsappLink('0500000000')).toBe('https://wa.me/966500000000')
  expect(whatsappLink('+966 50 000 0000')).toBe('https://wa.me/966500000000')
  expect(whatsappLink('00966500000000')).toBe('https://wa.me/966500000000')
})

test('an address is kept', () => {
  expect(whatsappLink('https://wa.me/message/ABC')).toBe('https://wa.me/message/ABC')
})
