import type { Locale } from '@zayy/i18n/locale'
import type { MailImage } from '@zayy/platform/mail/mail'

/**
 * What a mail says, in the language of its recipient. Both its forms, HTML and plain text, are written from this by
 * `renderLetter`, so that they never differ. Its texts are plain; codes and names in them stand in isolates (isolate.ts).
 */
export type Letter = {
  locale: Locale
  subject: string
  /** The line that mail programs show after the subject. */
  preview: string
  title: string
  blocks: readonly Block[]
  /** Why its recipient gets it, in the footer. */
  reason: string
  /**
   * The gist in the shop's other language, below the letter: Saudi buyers hand mails on to accountants, drivers and
   * managers who read only one of the two. A sentence and at most one link; the letter itself stays in one language, since
   * a mail that says everything twice is read by nobody.
   */
  gist: { title: string; text: string; link?: Link }
}

/** One part of a letter, from top to bottom. */
export type Block =
  | { kind: 'paragraph'; text: string; soft?: boolean }
  | { kind: 'heading'; text: string }
  /** What is typed elsewhere, large: a one-time code. */
  | { kind: 'code'; code: string }
  /** Labelled values that are copied one by one, such as an account to pay to. */
  | { kind: 'details'; title: string; text: string; rows: readonly Detail[] }
  /** What was ordered. */
  | { kind: 'items'; items: readonly Item[]; more?: string }
  | { kind: 'sums'; rows: readonly Sum[] }
  /** A button, with its address in full below it for programs that show no buttons. */
  | { kind: 'button'; link: Link }
  /** An image that the mail brings along, as wide as high in CSS pixels, and a sentence that serves without it too. */
  | { kind: 'image'; image: MailImage; width: number; alt: string; text: string }

/** @property form how the value is written: `iban` in groups of four, `ltr` from left to right */
export type Detail = { label: string; value: string; form?: 'iban' | 'ltr' }

/** @property lines what belongs to it, one line each: its colours with their sizes */
export type Item = { name: string; quantity: string; amount: string; lines: readonly string[] }

export type Sum = { label: string; amount: string; isTotal?: boolean }

export type Link = { label: string; address: string }
