import type { Bill } from '@zayy/contract/shapes'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { CartItem } from '@zayy/domain/cart/cart'
import { Crumbs } from '../frame/crumbs.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { useCheckoutWords } from './checkout-words.ts'
import { EmptyCheckout } from './empty-checkout.tsx'

export type CheckoutPageProps = {
  client: ShopClient
  view: CheckoutView
  /** The cart's lines; null until it has been read from the browser. */
  items: readonly CartItem[] | null
  onPlaced: (bill: Bill, message: string) => void
}

/** The checkout of a guest: address, payment and review on one page (design, Checkout). */
export function CheckoutPage({ items, ...rest }: CheckoutPageProps) {
  const words = useCheckoutWords()
  return (
    <main id="main">
      <Crumbs trail={[{ name: words.cart, to: '/cart' }, { name: words.title }]} />
      {items !== null && items.length === 0 ? (
        <EmptyCheckout />
      ) : (
        <div className="wrap checkout">
          <h1 className="h1">{words.title}</h1>
          <p className="soft lead-in">{words.guest}</p>
          <noscript>
            <p className="errs">{words.needsScripts}</p>
          </noscript>
          <CheckoutForm {...rest} items={items} />
        </div>
      )}
    </main>
  )
}
