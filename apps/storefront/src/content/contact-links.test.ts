import { describe, expect, it } from 'vitest'
import { chatLink, dialLink, mailLink, spacedNumber } from './contact-links.ts'

describe('ways to write to the shop', () => {
  it('spaces a Saudi number and leaves others as they are', () => {
    expect(spacedNumber('0500000000')).toBe('050 000 0000')
    expect(spacedNumber('+966 50 000 0000')).toBe('+966 50 000 0000')
    expect(spacedNumber('920012345')).toBe('920012345')
  })

  it('dials digits only', () => {
    expect(dialLink('+966 (11) 000-0000')).toBe('tel:+966110000000')
  })

  it('begins the e-mail, line by line', () => {
    const link = new URL(mailLink('salam@zayy.example', { subject: 'طلب & سؤال', body: 'العدد: \nالعمل: ' }))
    expect(link.pathname).toBe('salam@zayy.example')
    expect(link.searchParams.get('subject')).toBe('طلب & سؤال')
    expect(link.searchParams.get('body')).toBe('العدد: \r\nالعمل: ')
  })

  it('begins the message of a chat with a number, and keeps an address', () => {
    expect(new URL(chatLink('0500000000', 'العدد: ?')).searchParams.get('text')).toBe('العدد: ?')
    expect(chatLink('https://wa.me/message/ABC', 'العدد')).toBe('https://wa.me/message/ABC')
  })
})
