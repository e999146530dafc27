import { ScriptOnce } from '@tanstack/react-router'
import { isTooLargeToOrder } from '@zayy/domain/checkout/order-size'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { useSignedIn } from '../account-state/use-signed-in.ts'
import type { CartProductState } from '../cart-state/use-cart-products.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath, loginAddress } from '../i18n/localized-path.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { EmptyPage } from '../page/empty-page.tsx'
import notice from '../page/notice.module.css'
import { WithoutScripts } from '../page/without-scripts.tsx'
import { CartChanges } from './cart-changes.tsx'
import { CheckoutSkeleton } from './checkout-frame.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import styles from './checkout-page.module.css'
import type { CheckoutProps } from './checkout-view.ts'
import emptyCheckoutStyles from './empty-checkout.module.css'
import { GuestCheckout } from './guest-checkout.tsx'

type CheckoutPageProps = Omit<CheckoutProps, 'hasUnsold'> & {
  stateOf: (productId: number) => CartProductState
}

/** The checkout: address, payment and review on one page. */
export function CheckoutPage({ items, stateOf, ...rest }: CheckoutPageProps) {
  const messages = useCheckoutMessages()
  const isTooLarge = isTooLargeToOrder(items?.map(({ selectedProduct }) => selectedProduct) ?? [])
  const isUnread = items === null
  const sold = items?.filter(({ product }) => stateOf(product.id).state !== 'unavailable') ?? null
  useEndOfChoice(isUnread)
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.cart, to: '/cart' }, { name: messages.title }]} />
      <ChooseBeforeHydration />
      {isUnread || items.length === 0 ? (
        <div {...(isUnread ? forEmptyCarts : {})}>
          <EmptyCheckout />
        </div>
      ) : null}
      {items?.length === 0 ? null : (
        <div className={`${layout.container} ${styles.page}`} {...(isUnread ? forOrders : {})}>
          <h1 className={typography.pageTitle}>{messages.title}</h1>
          <p className={`${typography.soft} ${styles.introduction}`}>
            <WhoOrders />
          </p>
          <WithoutScripts text={messages.needsScripts} />
          <CartChanges lines={items?.map((item) => ({ item, state: stateOf(item.product.id) })) ?? []} />
          {isTooLarge ? (
            <p className={notice.notice} role="alert">
              {messages.cartTooLarge}
            </p>
          ) : (
            <div className={visibility.needsScript}>
              <CheckoutForm {...rest} items={sold} hasUnsold={sold?.length !== items?.length} />
            </div>
          )}
        </div>
      )}
    </main>
  )
}

const CustomerCheckout = lazy(() => import('./customer/customer-checkout.tsx'))

/** The form of a guest or of a customer. The server renders the guest's form and the customer's skeleton. */
function CheckoutForm(props: CheckoutProps) {
  const login = useSignedIn()
  if (login)
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <CustomerCheckout {...props} />
      </Suspense>
    )
  return (
    <>
      {login === undefined && (
        <div {...forCustomers}>
          <CheckoutSkeleton />
        </div>
      )}
      <div {...forGuests}>
        <GuestCheckout {...props} />
      </div>
    </>
  )
}

/** Says whether the visitor orders as a guest or as a customer. Guests get a link to the login that leads back here. */
function WhoOrders() {
  const messages = useCheckoutMessages()
  const locale = useLocale()
  const login = useSignedIn()
  if (login) return messages.customer
  return (
    <>
      {login === undefined && <span {...forCustomers}>{messages.customer}</span>}
      <span {...forGuests}>
        {messages.guest} {messages.haveAccount}{' '}
        <a className={typography.link} href={loginAddress(locale, localizedPath(locale, '/checkout'))}>
          {messages.logIn}
        </a>
      </span>
    </>
  )
}

function EmptyCheckout() {
  const { empty, emptyText, startShopping } = useCheckoutMessages()
  return (
    <div className={`${layout.container} ${emptyCheckoutStyles.page}`}>
      <EmptyPage drawing={hanger} title={empty} text={emptyText} startShopping={startShopping} />
    </div>
  )
}

/** Attributes of elements for guests, visible before hydration. */
const forGuests = { 'data-for-guests': '' }

/** Attributes of elements for customers, hidden before hydration unless the login cookie is set. */
const forCustomers = { 'data-for-customers': '', hidden: true }

/** Attributes of elements for a cart with products, visible before hydration. */
const forOrders = { 'data-for-orders': '' }

/** Attributes of elements for an empty cart, hidden before hydration unless none is stored. */
const forEmptyCarts = { 'data-for-empty-carts': '', hidden: true }

/** Runs before hydration and is not compiled: use only old syntax. */
const SCRIPT = `(function () {
  var cart = '', rules = ''
  try { cart = localStorage.getItem('cart') || '[]' } catch (error) {}
  if (cart === '[]') rules += '[data-for-orders]{display:none}[data-for-empty-carts]{display:block}'
  if (document.cookie.split('; ').includes('signed_in=1')) rules += '[data-for-guests]{display:none}[data-for-customers]{display:block}'
  if (rules === '') return
  var sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
})()`

/**
 * The page is the same bytes for everybody. This script shows the elements for a customer, whose login cookie is set, and for an empty
 * cart before the first paint. Render it before those elements.
 */
function ChooseBeforeHydration() {
  return <ScriptOnce>{import.meta.env.SSR ? SCRIPT : ''}</ScriptOnce>
}

/** Replaces the choice of the script once the login and the cart are known. */
function useEndOfChoice(isUnread: boolean): void {
  const login = useSignedIn()
  useLayoutEffect(() => {
    if (login !== undefined && !isUnread) document.adoptedStyleSheets = []
  }, [login, isUnread])
}
