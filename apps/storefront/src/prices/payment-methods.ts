import { useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'

/** Accepted cards, mada first. Names instead of logos: the acquirer licenses the logos, and the gateway's page shows them (decision 024). */
export const CARD_SCHEMES = ['mada', 'Visa', 'Mastercard']

/** Cards, and bank transfer if the shop has an account for it. */
export function usePaymentMethods(): string[] {
  const { bankTransfer } = useMessages('layout')
  return useShopSettings().takesTransfers ? [...CARD_SCHEMES, bankTransfer] : CARD_SCHEMES
}
