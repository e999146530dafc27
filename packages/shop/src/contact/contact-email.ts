import type { Locale } from '@zayy/contract/types'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { isolatedName } from '@zayy/i18n/isolate'
import type { EmailBlock, EmailDetail, EmailTemplate } from '@zayy/platform/mail/email-template'

/** What a visitor wrote, and in which of the shop's languages its owner reads it. */
export type WrittenMessage = {
  name: string
  email: string
  phone: string | null
  message: string
  locale: Locale
}

/** A visitor's message as the shop's mailbox gets it; answering it writes to the visitor. */
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
    preview: message.replaceAll('\n', ' ').slice(0, 120),
    title: texts.title,
    blocks: [...paragraphs, { kind: 'details', title: texts.from, text: texts.reply, rows }],
    reason: texts.reason,
    otherLanguageSummary: { title: other.title, text: other.summary },
  }
}
