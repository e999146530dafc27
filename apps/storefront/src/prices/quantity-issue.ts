import { greatestQuantity, leastQuantity, type PriceTier } from '@zayy/domain/catalog/price-tiers'
import { quantityIssueCode } from '@zayy/domain/catalog/quantity-limits'
import type { BuyingMessages } from '../i18n/buying-messages.ts'

/** Returns why a number of pieces cannot be ordered and what to change, or null if it can (spec, 5 Quantity). */
export function quantityIssueMessage(
  tiers: readonly PriceTier[],
  count: number,
  messages: BuyingMessages['cart'],
): string | null {
  switch (quantityIssueCode(tiers, count)) {
    case 'noColours':
      return messages.noColours
    case 'lowerQuantity':
      return messages.lowerQuantity(leastQuantity(tiers), leastQuantity(tiers) - count)
    case 'largerQuantity':
      return messages.largerQuantity(greatestQuantity(tiers), count - greatestQuantity(tiers))
    case null:
      return null
  }
}
