import type { Locale } from '@zayy/i18n/locale'
import { readyColours } from '@zayy/shop/catalogue-files/setup/ready-choices'

/** Questions about a text. They are repeated in the other language if the owner writes both. */
const texts = [
  ...(['app_name', 'footer_about', 'legal_name', 'address', 'bank_name', 'bank_holder'] as const),
  ...(['category', 'product', 'description'] as const),
]

const others = [
  ...(['phone', 'whatsapp', 'email', 'bilingual', 'cr_number', 'vat_number', 'tax_included'] as const),
  ...(['return_days', 'bank_iban', 'region', 'city', 'reach', 'regions', 'cities', 'districts'] as const),
  ...(['fee_home', 'fee_main', 'fee_other', 'fee_remote', 'days', 'wearers', 'colours', 'sizes'] as const),
  ...(['own_sizes', 'price', 'photos', 'drafts', 'change', 'demo'] as const),
]

export type TextId = (typeof texts)[number]

/** Names of the questions of `shop setup`. */
export type QuestionId = TextId | `${TextId}_${Locale}` | (typeof others)[number] | `photo_${string}`

/** All names. A file of answers may have no others, since a misspelt one would be ignored. */
export const questionIds: readonly string[] = [
  ...texts.flatMap((id) => [id, `${id}_ar`, `${id}_en`]),
  ...others,
  ...readyColours.map(({ slug }) => `photo_${slug}`),
]
