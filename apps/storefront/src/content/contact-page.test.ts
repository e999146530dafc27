import { describe, expect, it } from 'vitest'
import { chatLink, mailLink } from './contact-page.tsx'

describe('ways to write to the shop', () => {
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
