import { answerTime, products } from '../../plurals.ts'
import type { pageDescriptions as arabic } from '../ar/page-descriptions.ts'

/** What search engines and messengers are told of pages, in English. */
export const pageDescriptions = {
  home: 'Uniforms by colour and size, at a price that falls as the quantity grows.',
  shop: 'All products of the shop, with the price of every quantity on their pages.',
  category: (name: string, text: string, count: number) =>
    `${`${name}: ${text}`.trim()} ${count === 0 ? 'Uniforms' : products(count, 'en')} at a price per piece that falls as the quantity grows.`,
  categories: (name: string, text: string, parts: readonly string[]) =>
    `${name}: ${text} Choose from ${parts.join(', ')}.`,
  brands: (text: string, names: readonly string[]) => `${text} ${names.join(', ')}.`.trim(),
  product: (name: string, category: string, price: string) =>
    `${name}, ${category}: SAR ${price} a piece, and less the more you order.`,
  checkout: 'Address, payment and review on one page.',
  about: 'Who we are, how we work, and how to reach us with a question or an order.',
  blog: 'What we write about our work and our products, for those who wear them.',
  contact: (answerDays: number | null) =>
    `How to reach us: WhatsApp, phone, email and hours.${answerDays === null ? '' : ` We answer ${answerTime(answerDays, 'en')}.`}`,
  terms:
    'Price and tax, ordering, payment, delivery and returns: the terms of buying here, written to be read.',
  privacy: 'What data we collect when you browse and order, why, who sees it, and what your rights are.',
  laterPage: (page: number, text: string) => `Page ${page}. ${text}`,
  card: 'A white coat and a polo shirt beside the Zayy logo',
} satisfies typeof arabic
