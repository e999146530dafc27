import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'

/** Messages that the digest quotes; all are read by `shop messages list`. */
const MAX_QUOTED = 50
/** Characters of each. */
const QUOTED_LENGTH = 120

type Written = { name: string; email: string; message: string }

/** Tells the shop of many messages at once, each with its sender and its beginning. */
export function contactDigestEmail(messages: readonly Written[]): EmailTemplate {
  const { contactDigest, contact } = ar
  const { length } = messages
  return {
    subject: contactDigest.subject(length),
    preview: contactDigest.preview,
    title: contactDigest.title(length),
    blocks: [
      { kind: 'paragraph', text: contactDigest.many },
      {
        kind: 'details',
        title: contactDigest.list(Math.min(length, MAX_QUOTED)),
        text: contactDigest.whole,
        rows: [
          { label: contactDigest.command, value: 'shop messages list', form: 'ltr' },
          ...messages.slice(0, MAX_QUOTED).map(({ name, email, message }) => ({
            label: `${name} · ${email}`,
            value: beginningOf(message),
          })),
        ],
      },
    ],
    reason: contact.reason,
    otherLanguageSummary: { title: en.summaryTitle, text: en.contactDigest.title(length) },
  }
}

function beginningOf(message: string): string {
  const line = [...message.replaceAll('\n', ' ')]
  return line.length > QUOTED_LENGTH ? `${line.slice(0, QUOTED_LENGTH).join('')}…` : line.join('')
}
