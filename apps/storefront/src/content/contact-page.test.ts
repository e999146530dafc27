import { describe, expect, it } from 'vitest'
import { chatLink, mailLink } from './contact-page.tsx'

describe('links to write to the shop', () => {
  it('prefill subject and body of the e-mail', () => {
    const link = new URL(mailLink('salam@zayy.example', { subject: 'طلب & سؤال', body: 'العدد: \nالعمل: ' }))
    expect(link.pathname).toBe('salam@zayy.example')
    expect(link.searchParams.get('subject')).toBe('طلب & سؤال')
    expect(link.searchParams.get('body')).toBe('العدد: \r\nالعمل: ')
  })

  it('prefill a chat with a number and leave a wa.me URL unchanged', () => {
    expect(new URL(chatLink('0500000000', 'العدد: ?')).searchParams.get('text')).toBe('العدد: ?')
    expect(chatLink('https://wa.me/message/ABC', 'العدد')).toBe('https://wa.me/message/ABC')
  })
})
