import { answerTime, products } from '../../plurals.ts'
import type { pageDescriptions as arabic } from '../ar/page-descriptions.ts'

/** What search engines and messengers are told of pages, in English. */
export const pageDescriptions = {
  home: 'Uniforms for hospitals, schools, restaurants and factories, at a price that falls as the quantity grows.',
  shop: 'Everything the shop has for work, school and hospitality, with the price of every quantity on its page.',
  category: (name: string, text: string, count: number) =>
    `${`${name}: ${text}`.trim()} ${count === 0 ? 'Uniforms' : products(count, 'en')} at a price per piece that falls as the quantity grows.`,
  categories: (name: string, text: string, parts: readonly string[]) =>
    `${name}: ${text} Choose from ${parts.join(', ')}.`,
  brands: (text: string, names: readonly string[]) => `${text} ${names.join(', ')}.`.trim(),
  product: (name: string, category: string, price: string) =>
    `${name}, ${category}: SAR ${price} a piece, and less the more you order.`,
  checkout: 'Address, payment and review on one page.',
  about:
    'From a small workshop in Riyadh to a shop that prints the price of every quantity: who we are, how we work, who sews for us.',
  blog: 'Sizes, fabrics, safety and school uniforms: what we learn from outfitting whole teams, written for those who order for them.',
  contact: (answerDays: number | null) =>
    `WhatsApp, phone, email, the showroom and its hours.${answerDays === null ? '' : ` We answer ${answerTime(answerDays, 'en')}.`}`,
  terms:
    'Price and tax, ordering, payment, delivery and returns: the terms of buying here, written to be read.',
  privacy: 'What data we collect when you browse and order, why, who sees it, and what your rights are.',
  laterPage: (page: number, text: string) => `Page ${page}. ${text}`,
  card: 'A white coat and a polo shirt beside the Zayy logo',
} satisfies typeof arabic
