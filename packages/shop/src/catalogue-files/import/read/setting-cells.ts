import { canonicalPhone, internationalPhone } from '@zayy/domain/accounts/phone'
import { canonicalVatNumber } from '@zayy/domain/accounts/vat-number'
import { foldDigits } from '@zayy/domain/text/digits'
import { MAX_QR_BYTES } from '../../../zatca-qr.ts'
import { CellError } from '../import-issues.ts'
import { hasToBe, lineText, matching } from './cells.ts'
import type { Cell } from './read-cell.ts'

/** 15 digits that start and end with 3 (ZATCA). */
export const vatNumber: Cell<string> = (text) =>
  matching(canonicalVatNumber(text) ?? text, /^3\d{13}3$/, ({ forms }) => forms.vatNumber)

export const crNumber: Cell<string> = (text) =>
  matching(foldDigits(text).replace(/[\s\u2010-\u2015-]/g, ''), /^\d{10}$/, ({ forms }) => forms.crNumber)

/** A number of exactly so many digits, such as that of a building. */
export function digits(count: 4 | 5): Cell<string> {
  return (text) =>
    matching(foldDigits(text).replace(/\s/g, ''), count === 4 ? /^\d{4}$/ : /^\d{5}$/, ({ forms }) =>
      count === 4 ? forms.fourDigits : forms.fiveDigits,
    )
}

/** The shop's authentication number at the Saudi Business Center. Its zeros count. */
export const sbcNumber: Cell<string> = (text) =>
  matching(foldDigits(text).replace(/[\s\u2010-\u2015-]/g, ''), /^\d{5,20}$/, ({ forms }) => forms.sbcNumber)

/** The seller's name on invoices. Its length is bounded by the QR code. */
export const sellerName: Cell<string> = (text, cellRef) => {
  const name = lineText(text, cellRef)
  const bytes = Buffer.byteLength(name)
  if (bytes > MAX_QR_BYTES)
    throw new CellError((messages) => messages.settings.qrName(`${bytes}`, `${MAX_QR_BYTES}`))
  return name
}

/** A phone number that works from anywhere. Restores the leading 0 of Saudi landlines, which spreadsheet programs remove. */
export const phone: Cell<string> = (text) => {
  const typed = /^1[1-7]\d{7}$/.test(foldDigits(text)) ? `0${foldDigits(text)}` : text
  const called = internationalPhone(typed)
  if (called === null) throw hasToBe(text, ({ forms }) => forms.phone)
  return called === typed ? called : (canonicalPhone(typed) ?? called)
}

/**
 * A phone number or the link to a chat. wa.me does not accept numbers in national format, so the number in such a link
 * is parsed.
 */
export const whatsapp: Cell<string> = (text, cellRef) => {
  const address = chatAddress(text)
  if (address === null) return phone(text, cellRef)
  const { host, pathname, searchParams } = address
  const isChat = /^(?:wa\.me|(?:(?:www|api|chat|web)\.)?whatsapp\.com)$/.test(host)
  const number = isChat ? (/^\/\+?(\d+)\/?$/.exec(pathname)?.[1] ?? searchParams.get('phone')) : null
  const called = number && (internationalPhone(number) ?? internationalPhone(`+${number}`))
  if (called) return canonicalPhone(called) ?? called
  // Codes of WhatsApp: a business, a QR code, a catalogue, a group or a channel.
  const isCode =
    (host === 'wa.me' && /^\/(?:message|qr|c|p)\/[\w/-]+$/.test(pathname)) ||
    (host === 'chat.whatsapp.com' && /^\/[\w-]{8,}\/?$/.test(pathname)) ||
    /^(?:www\.)?whatsapp\.com\/channel\/\w+$/.test(host + pathname)
  if (number || !isCode) throw hasToBe(text, ({ forms }) => forms.whatsapp)
  return address.href
}

/** Parses the URL of a chat, with or without its protocol. Returns null if it is not a URL. */
function chatAddress(text: string): URL | null {
  const typed = foldDigits(text)
  if (/^https?:/i.test(typed)) return URL.parse(typed)
  if (/^whatsapp:\/\/send/i.test(typed))
    return URL.parse(typed.replace(/^whatsapp:\/\//i, 'https://api.whatsapp.com/'))
  return /^(?:wa\.me|(?:\w+\.)?whatsapp\.com)\//i.test(typed) ? URL.parse(`https://${typed}`) : null
}
