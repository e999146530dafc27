import { canonicalPhone, internationalPhone } from '@zayy/domain/accounts/phone'
import { canonicalVatNumber } from '@zayy/domain/accounts/vat-number'
import { utf8Length } from '@zayy/domain/orders/qr-text'
import { MAX_QR_BYTES } from '@zayy/domain/orders/zatca-qr'
import { foldDigits } from '@zayy/domain/text/digits'
import { CellError } from '../import-issues.ts'
import { hasToBe, lineText, matching } from './cells.ts'
import type { Cell } from './table.ts'

/** ZATCA: 15 digits, the first and the last of them 3. */
export const vatNumber: Cell<string> = (text) =>
  matching(canonicalVatNumber(text) ?? text, /^3\d{13}3$/, ({ forms }) => forms.vatNumber)

export const crNumber: Cell<string> = (text) =>
  matching(foldDigits(text).replace(/[\s\u2010-\u2015-]/g, ''), /^\d{10}$/, ({ forms }) => forms.crNumber)

/** A name that invoices bear: their QR code holds it whole. */
export const sellerName: Cell<string> = (text, cellRef) => {
  const name = lineText(text, cellRef)
  const bytes = utf8Length(name)
  if (bytes > MAX_QR_BYTES)
    throw new CellError((messages) => messages.settings.qrName(`${bytes}`, `${MAX_QR_BYTES}`))
  return name
}

/** A number that can be called from anywhere. A spreadsheet takes the 0 of a Saudi landline away; it is given back. */
export const phone: Cell<string> = (text) => {
  const typed = /^1[1-7]\d{7}$/.test(foldDigits(text)) ? `0${foldDigits(text)}` : text
  const called = internationalPhone(typed)
  if (called === null) throw hasToBe(text, ({ forms }) => forms.phone)
  return called === typed ? called : (canonicalPhone(typed) ?? called)
}

/** A number, or the address of a chat. wa.me leads nowhere with a number in the national form, so its number is read as one. */
export const whatsapp: Cell<string> = (text, cellRef) => {
  const address = chatAddress(text)
  if (address === null) return phone(text, cellRef)
  const { host, pathname, searchParams } = address
  const isChat = /^(?:wa\.me|(?:(?:www|api|chat|web)\.)?whatsapp\.com)$/.test(host)
  const number = isChat ? (/^\/\+?(\d+)\/?$/.exec(pathname)?.[1] ?? searchParams.get('phone')) : null
  const called = number && (internationalPhone(number) ?? internationalPhone(`+${number}`))
  if (called) return canonicalPhone(called) ?? called
  // A code that WhatsApp gave out: of a business, a QR code, a catalogue, a group or a channel.
  const isCode =
    (host === 'wa.me' && /^\/(?:message|qr|c|p)\/[\w/-]+$/.test(pathname)) ||
    (host === 'chat.whatsapp.com' && /^\/[\w-]{8,}\/?$/.test(pathname)) ||
    /^(?:www\.)?whatsapp\.com\/channel\/\w+$/.test(host + pathname)
  if (number || !isCode) throw hasToBe(text, ({ forms }) => forms.whatsapp)
  return address.href
}

/** Reads an address as chats and browsers copy it, with its protocol or without; null for what is no address. */
function chatAddress(text: string): URL | null {
  const typed = foldDigits(text)
  if (/^https?:/i.test(typed)) return URL.parse(typed)
  if (/^whatsapp:\/\/send/i.test(typed))
    return URL.parse(typed.replace(/^whatsapp:\/\//i, 'https://api.whatsapp.com/'))
  return /^(?:wa\.me|(?:\w+\.)?whatsapp\.com)\//i.test(typed) ? URL.parse(`https://${typed}`) : null
}
