import { expect, it } from 'vitest'
import { chatWith, spacedNumber } from './contact-links.ts'

it('spaces a Saudi number and leaves others as they are', () => {
  expect(spacedNumber('0500000000')).toBe('050 000 0000')
  expect(spacedNumber('+966 50 000 0000')).toBe('+966 50 000 0000')
  expect(spacedNumber('920012345')).toBe('920012345')
})

it('prefills a message of a WhatsApp chat, and leaves other addresses as they are', () => {
  expect(chatWith('https://wa.me/966500000000', 'زيّ & 1')).toBe(
    `https://wa.me/966500000000?text=${encodeURIComponent('زيّ & 1')}`,
  )
  expect(chatWith('https://chat.example/zayy', 'زيّ')).toBe('https://chat.example/zayy')
})
