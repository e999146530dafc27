import type { Locale } from '@zayy/i18n/locale'
import { addresses as ar } from '@zayy/i18n/messages/ar/addresses'
import { addresses as en } from '@zayy/i18n/messages/en/addresses'
import { useLocale } from '../i18n/locale-context.tsx'

type AddressMessages = typeof ar

const addressMessages: Record<Locale, AddressMessages> = { ar, en }

export function useAddressMessages(): AddressMessages {
  return addressMessages[useLocale()]
}
