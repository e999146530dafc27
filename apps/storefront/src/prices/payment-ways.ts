import { useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'

/**
 * The cards that are taken, by the names that their schemes go by, mada first. Words instead of logos: the logos are licensed to a shop by its
 * acquirer, and stand on the gateway's page (decision 024).
 */
export const cardMarks = ['mada', 'Visa', 'Mastercard']

/** How an order can be paid: by card always, by transfer where the shop has an account for it. */
export function usePaymentWays(): string[] {
  const { bankTransfer } = useMessages('layout')
  return useShopSettings().takesTransfers ? [...cardMarks, bankTransfer] : cardMarks
}
