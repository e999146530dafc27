import type { FieldFault } from '@zayy/contract/input-parsers/field-fault'
import type { Locale } from '@zayy/contract/types'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'

/** The API's own sentences, in the language of the path. Every fault of the contract has one. */
export const words: Record<Locale, typeof ar & { fields: Record<FieldFault, string> }> = { ar, en }
