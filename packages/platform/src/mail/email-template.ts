import type { Mail, MailImage } from './mail.ts'

/**
 * The content of an e-mail in its recipient's language. `renderEmail` makes HTML and plain text of it, so the two never differ. Texts are
 * plain; names and codes that may run in another direction are wrapped in Unicode isolates (U+2066, U+2068, U+2069).
 */
export type EmailTemplate = {
  subject: string
  /** The line that mail programs show after the subject. */
  preview: string
  title: string
  blocks: readonly EmailBlock[]
  /** Why the recipient gets it, in the footer. */
  reason: string
  /** A sentence and at most one link in the other language, in case the e-mail is forwarded. */
  otherLanguageSummary: { title: string; text: string; link?: EmailLink }
}

export type EmailBlock =
  | { kind: 'paragraph'; text: string; soft?: boolean }
  | { kind: 'heading'; text: string }
  /** Large, to be typed elsewhere: a one-time code. */
  | { kind: 'code'; code: string }
  /** Labelled values that are copied one by one, such as an account to pay to. */
  | { kind: 'details'; title: string; text: string; rows: readonly EmailDetail[] }
  | { kind: 'items'; items: readonly EmailItem[]; more?: string }
  | { kind: 'sums'; rows: readonly EmailSum[] }
  /** A button, with its address below it for programs that show no buttons. */
  | { kind: 'button'; link: EmailLink }
  /** An attached image, `width` CSS pixels wide and high, and a sentence that suffices without it. */
  | { kind: 'image'; image: MailImage; width: number; alt: string; text: string }

/** @property form how the value is written: `iban` in groups of four, `ltr` from left to right */
export type EmailDetail = { label: string; value: string; form?: 'iban' | 'ltr' }

export type EmailItem = { name: string; quantity: string; amount: string; lines: readonly string[] }

/** @property isPart a part of the row above, which the total does not add */
export type EmailSum = { label: string; amount: string; isTotal?: boolean; isPart?: boolean }

export type EmailLink = { label: string; address: string }

export type EmailLanguage = { code: string; dir: 'rtl' | 'ltr' }

/** The sender's identity around the content of an e-mail. */
export type EmailBranding = {
  name: string
  from: Mail['from']
  /** Address that the name links to. */
  home: string
  language: EmailLanguage
  otherLanguage: EmailLanguage
  /** Returns the lines below the content, of which the recipient's `reason` is one. */
  footer: (reason: string) => readonly string[]
  colours: EmailColours
  /** The same in every scheme. */
  button: { fill: string; text: string }
}

export type EmailColourName = 'page' | 'surface' | 'line' | 'text' | 'text-muted' | 'accent' | 'accent-tint'

/** `dark` replaces `light` in mail programs with a dark scheme. */
export type EmailColours = Record<EmailColourName, { light: string; dark: string }>
