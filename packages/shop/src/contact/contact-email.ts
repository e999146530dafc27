import type { Locale } from '@zayy/contract/types'
import { cutText } from '@zayy/domain/text/cut-text'
import { isolatedName } from '@zayy/i18n/isolate'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import type { EmailBlock, EmailDetail, EmailTemplate } from '@zayy/platform/mail/email-template'
import { commandRow } from '../shop-mail.ts'

/** @property locale language of the page, and of the mail */
type WrittenMessage = {
  name: string
  email: string
  phone: string | null
  message: string
  locale: Locale
}

/** Returns the mail to the shop about a visitor's message. Replies go to the visitor. */
export function contactEmail({ name, email, phone, message, locale }: WrittenMessage): EmailTemplate {
  const texts = (locale === 'ar' ? ar : en).contact
  const other = (locale === 'ar' ? en : ar).contact
  const rows: EmailDetail[] = [
    { label: texts.name, value: name },
    { label: texts.email, value: email, form: 'ltr' },
    ...(phone === null ? [] : [{ label: texts.phone, value: phone, form: 'ltr' as const }]),
  ]
  const paragraphs = message
    .split('\n')
    .filter((line) => line !== '')
    .map((text): EmailBlock => ({ kind: 'paragraph', text }))
  return {
    subject: texts.subject(isolatedName(name, locale)),
    preview: cutText(message.replaceAll('\n', ' '), 120),
    title: texts.title,
    blocks: [...paragraphs, { kind: 'details', title: texts.from, text: texts.reply, rows }],
    reason: texts.reason,
    otherLanguageSummary: { title: other.title, text: other.summary },
  }
}

/** Messages that the digest quotes; `shop messages list` shows all. */
const MAX_QUOTED = 50
/** Characters of each quote. */
const QUOTED_LENGTH = 120

type DigestMessage = { name: string; email: string; message: string }

/** One mail about many messages, each with its sender and beginning. */
export function contactDigestEmail(messages: readonly DigestMessage[], shopCommand: string): EmailTemplate {
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
          commandRow(contactDigest.command, shopCommand, ['messages', 'list']),
          ...messages.slice(0, MAX_QUOTED).map(({ name, email, message }) => ({
            label: `${name} · ${email}`,
            value: excerpt(message),
          })),
        ],
      },
    ],
    reason: contact.reason,
    otherLanguageSummary: { title: en.summaryTitle, text: en.contactDigest.title(length) },
  }
}

function excerpt(message: string): string {
  const line = [...message.replaceAll('\n', ' ')]
  return line.length > QUOTED_LENGTH ? `${line.slice(0, QUOTED_LENGTH).join('')}…` : line.join('')
}
