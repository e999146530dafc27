import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import type { Letter } from '../mail/letter.ts'
import { shopLocale } from '../mail/shop-locale.ts'

/** Messages that the digest quotes; all are read by `shop messages list`. */
const mostQuoted = 50
/** Characters of each. */
const quotedLength = 120

type Written = { name: string; email: string; message: string }

/** Tells the shop of many messages at once, each with its sender and its beginning. */
export function contactDigestLetter(messages: readonly Written[]): Letter {
  const { contactDigest, contact } = ar
  const { length } = messages
  return {
    locale: shopLocale,
    subject: contactDigest.subject(length),
    preview: contactDigest.preview,
    title: contactDigest.title(length),
    blocks: [
      { kind: 'paragraph', text: contactDigest.many },
      {
        kind: 'details',
        title: contactDigest.list(Math.min(length, mostQuoted)),
        text: contactDigest.whole,
        rows: [
          { label: contactDigest.command, value: 'shop messages list', form: 'ltr' },
          ...messages.slice(0, mostQuoted).map(({ name, email, message }) => ({
            label: `${name} · ${email}`,
            value: beginningOf(message),
          })),
        ],
      },
    ],
    reason: contact.reason,
    gist: { title: en.gistTitle, text: en.contactDigest.title(length) },
  }
}

function beginningOf(message: string): string {
  const line = [...message.replaceAll('\n', ' ')]
  return line.length > quotedLength ? `${line.slice(0, quotedLength).join('')}…` : line.join('')
}
