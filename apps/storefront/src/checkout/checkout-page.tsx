import { Crumbs } from '../layout/breadcrumbs.tsx'
import { CheckoutForm, type CheckoutProps } from './checkout-form.tsx'
import { useCheckoutWords } from './checkout-messages.ts'
import { EmptyCheckout } from './empty-checkout.tsx'

/** The checkout of a guest: address, payment and review on one page (design, Checkout). */
export function CheckoutPage({ items, ...rest }: CheckoutProps) {
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
