import { formatNumber } from '../../numbers.ts'
import { answerTime, products } from '../../plurals.ts'
import type { pageDescriptions as arabic } from '../ar/page-descriptions.ts'

/** Descriptions of pages for search engines and messengers, in English. */
export const pageDescriptions = {
  home: 'All products of the shop, with their colours, sizes and prices, to order online.',
  shop: 'All products of the shop. Their pages show the price of every quantity.',
  category: (name: string, text: string, count: number) =>
    `${`${name}: ${text}`.trim()} ${count === 0 ? 'Products' : products(count, 'en')} with colours, sizes and prices, to order online.`,
  categories: (name: string, text: string, parts: readonly string[]) =>
    `${name}: ${text} Choose from ${parts.join(', ')}.`,
  brands: (text: string, names: readonly string[]) => `${text} ${names.join(', ')}.`.trim(),
  product: (name: string, category: string, price: string, tiers: boolean) =>
    `${name}, ${category}: SAR ${price} a piece${tiers ? ', and less for larger quantities' : ''}. Choose colours and sizes, and order online.`,
  checkout: 'Address, payment and review on one page.',
  about: 'Who we are, and how to reach us with a question or an order.',
  blog: 'Articles about our work and our products, and how to choose them.',
  contact: (answerDays: number | null) =>
    `How to reach us with a question or an order.${answerDays === null ? '' : ` We answer ${answerTime(answerDays, 'en')}.`}`,
  terms: 'Price and tax, ordering, payment, delivery and returns: the terms of buying in this shop.',
  privacy: 'What data we collect when you browse and order, why, who sees it, and what your rights are.',
  laterPage: (page: number, text: string) => `Page ${formatNumber(page)}. ${text}`,
  logo: (shop: string) => `Logo: ${shop}`,
} satisfies typeof arabic
