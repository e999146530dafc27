import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { tiersFromWire, unitPrice } from '@zayy/domain/catalog/price-tiers'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import type { CartProductState } from '../cart-state/use-cart-products.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import notice from '../page/notice.module.css'
import { Price } from '../prices/price.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'

export const CART_CHANGES_ID = 'cart-changes'

type LineState = { item: CartItem; state: CartProductState }

/** Says what has changed since the cart was filled: the checkout, too, updates the lines. */
export function CartChanges({ lines }: { lines: readonly LineState[] }) {
  const messages = useCheckoutMessages()
  const changed = lines.filter(isChanged)
  if (changed.length === 0) return null
  return (
    <div id={CART_CHANGES_ID} className={`${notice.notice} ${notice.information}`} role="alert" tabIndex={-1}>
      <Icon name="warning-circle" size="l" className={notice.icon} />
      <div>
        <b>{messages.cartChanged}</b>
        <ul>
          {changed.map((line) => (
            <li key={line.item.product.id}>
              {line.item.product.name}: <LineChange {...line} />
            </li>
          ))}
        </ul>
        <ShopLink className={`${typography.link} ${notice.link}`} to="/cart">
          {messages.changeCart}
        </ShopLink>
      </div>
    </div>
  )
}

function LineChange({ item, state }: LineState) {
  const messages = useCheckoutMessages()
  const { droppedPieces } = useBuyingMessages('cart')
  if (state.state !== 'ready') return messages.unavailable
  const { was, now } = unitPrices(item, state)
  return (
    <>
      {state.droppedPieces > 0 ? `${droppedPieces(state.droppedPieces)} ` : null}
      {was === now ? null : (
        <Trans
          text={messages.priceChanged}
          parts={{ was: <Price amount={was} />, now: <Price amount={now} /> }}
        />
      )}
    </>
  )
}

function isChanged({ item, state }: LineState): boolean {
  if (state.state !== 'ready') return state.state === 'unavailable'
  const { was, now } = unitPrices(item, state)
  return state.droppedPieces > 0 || was !== now
}

function unitPrices(
  { product, selectedProduct }: CartItem,
  { earlierTiers }: CartProductState & { state: 'ready' },
) {
  const count = pieceCount(selectedProduct.colors)
  return {
    was: unitPrice(tiersFromWire(earlierTiers), count),
    now: unitPrice(tiersFromWire(product.pieces), count),
  }
}
