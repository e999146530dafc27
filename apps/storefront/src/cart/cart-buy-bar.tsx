import type { CartItem } from '@zayy/domain/cart/cart'
import { useMessages } from '../i18n/locale-context.tsx'
import { BottomBar } from '../layout/bottom-bar.tsx'
import { Price } from '../layout/price.tsx'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { useCartPageMessages } from './cart-page-messages.ts'
import { CheckoutLink } from './checkout-link.tsx'
import { useCartTotals } from './use-cart-totals.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'

/** Phones: the total and the way to the checkout stay at the bottom of the screen. */
export function CartBuyBar({ sold, all }: { sold: readonly CartItem[]; all: readonly CartItem[] }) {
  const page = useCartPageMessages()
  const messages = useMessages('cart')
  const { pieces, grand } = useCartTotals(sold)
  const { taxPercent } = useShopSettings()
  if (all.length === 0) return null
  return (
    <BottomBar
      line={
        <>
          <span>{messages.pieces(pieces)}</span>
          <span className={typography.soft}>{taxPercent > 0 ? page.withTaxAndDelivery : page.total}</span>
        </>
      }
    >
      <CheckoutLink
        items={all}
        sold={sold}
        className={`${button.primary} ${button.fullWidth} ${button.tall}`}
      >
        {page.checkout} · <Price amount={grand} />
      </CheckoutLink>
    </BottomBar>
  )
}
