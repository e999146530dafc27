import type { Bill } from '@zayy/contract/types'
import { distinctTexts, type InvoiceView } from '@zayy/domain/orders/invoice-view'
import { type Bilingual, bilingual, type InvoiceMessages, type Written, written } from './bilingual.ts'

/** @property label of a number such as the VAT number; null before names and addresses */
type PartyLine = { label: Bilingual | null; value: Written; strong: boolean }

export type Party = { title: Bilingual; lines: PartyLine[] }

export function sellerParty({ seller }: Bill, { seller: { names, addresses } }: InvoiceView): Party {
  return {
    title: bilingual(({ seller }) => seller),
    lines: [
      ...distinctTexts([names.ar, names.en]).map((name) => line(name, { strong: true })),
      ...distinctTexts([addresses.ar, addresses.en]).map((address) => line(address)),
      ...numbered(({ vatNumber }) => vatNumber, seller.vat_number),
      ...numbered(({ crNumber }) => crNumber, seller.cr_number),
    ],
  }
}

export function buyerParty({ buyer }: Bill, { taxed, buyer: { addresses } }: InvoiceView): Party {
  const { company } = buyer
  const vatNumber = taxed && company !== null ? company.vat_number : null
  return {
    title: bilingual((messages) => messages.buyer),
    lines: [
      ...(company === null ? [] : [line(company.name, { strong: true })]),
      ...numbered((messages) => messages.vatNumber, vatNumber),
      line(buyer.name, { strong: company === null }),
      ...distinctTexts([addresses.ar, addresses.en]).map((address) => line(address)),
      // Empty after the buyer was erased; a caller may have no e-mail.
      ...[buyer.phone, buyer.email].filter(Boolean).map((text) => line(text)),
    ],
  }
}

function line(text: string, { strong = false } = {}): PartyLine {
  return { label: null, value: written(text), strong }
}

function numbered(of: (messages: InvoiceMessages) => string, value: string | null): PartyLine[] {
  return value === null ? [] : [{ label: bilingual(of), value: { text: value, dir: 'ltr' }, strong: false }]
}
