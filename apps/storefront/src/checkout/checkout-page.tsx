import { isTooLargeToOrder } from '@zayy/domain/checkout/order-size'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { WithoutScripts } from '../layout/without-scripts.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { ChooseBeforeHydration } from './choose-before-hydration.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { EmptyCheckout } from './empty-checkout.tsx'
import { WhoOrders } from './who-orders.tsx'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './checkout-page.module.css'
import notice from '../layout/notice.module.css'

/** The checkout: address, payment and review on one page. */
export function CheckoutPage({ items, ...rest }: CheckoutProps) {
  const messages = useCheckoutMessages()
  const isTooLarge = isTooLargeToOrder(items?.map(({ selectedProduct }) => selectedProduct) ?? [])
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.cart, to: '/cart' }, { name: messages.title }]} />
      {items !== null && items.length === 0 ? (
        <EmptyCheckout />
      ) : (
        <div className={`${layout.container} ${styles.page}`}>
          <ChooseBeforeHydration />
          <h1 className={typography.pageTitle}>{messages.title}</h1>
          <p className={`${typography.soft} ${styles.introduction}`}>
            <WhoOrders />
          </p>
          <WithoutScripts text={messages.needsScripts} />
          {isTooLarge ? (
            <p className={notice.notice} role="alert">
              {messages.cartTooLarge}
            </p>
          ) : (
            <div className={visibility.needsScript}>
              <CheckoutForm {...rest} items={items} />
            </div>
          )}
        </div>
      )}
    </main>
  )
}
