import { ScriptOnce } from '@tanstack/react-router'
import { isTooLargeToOrder } from '@zayy/domain/checkout/order-size'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { useSignedIn } from '../account-state/use-signed-in.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath, loginAddress } from '../i18n/localized-path.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { EmptyPage } from '../page/empty-page.tsx'
import { WithoutScripts } from '../page/without-scripts.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import type { CheckoutProps } from './checkout-view.ts'
import { GuestCheckout } from './guest-checkout.tsx'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import notice from '../page/notice.module.css'
import styles from './checkout-page.module.css'
import emptyCheckoutStyles from './empty-checkout.module.css'

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

const CustomerCheckout = lazy(() => import('./customer/customer-checkout.tsx'))

/** A guest's form, or a customer's, whose code is loaded with it. The server sends both, a customer's as its shape. */
function CheckoutForm(props: CheckoutProps) {
  const login = useChosenLogin()
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

/** Whether one orders as a guest, with the way to the login and back, or as a customer. */
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

/** Nothing to order. */
function EmptyCheckout() {
  const { empty, emptyText, startShopping } = useCheckoutMessages()
  return (
    <div className={`${layout.container} ${emptyCheckoutStyles.page}`}>
      <EmptyPage drawing={hanger} title={empty} text={emptyText} startShopping={startShopping} />
    </div>
  )
}

/** On an element: seen by guests, and until it is known who it is. */
const forGuests = { 'data-for-guests': '' }

/** On an element: in place of that, where the browser remembers a login. It goes once that is known. */
const forCustomers = { 'data-for-customers': '', hidden: true }

/** Written for the browser as it is, without a build; no script of the page has it. */
const SCRIPT = `(function () {
  if (!document.cookie.split('; ').includes('signed_in=1')) return
  var sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-for-guests]{display:none}[data-for-customers]{display:block}')
  document.adoptedStyleSheets = [sheet]
})()`

/**
 * A page is the same bytes for everybody, a guest's until it is hydrated. Where the readable cookie says that somebody is
 * logged in, what is for guests is never painted. It stands before all that it chooses from.
 */
function ChooseBeforeHydration() {
  return <ScriptOnce>{import.meta.env.SSR ? SCRIPT : ''}</ScriptOnce>
}

/** Whether a customer is logged in; undefined until that is known, and until then the script chooses. */
function useChosenLogin(): boolean | undefined {
  const login = useSignedIn()
  useLayoutEffect(() => {
    if (login !== undefined) document.adoptedStyleSheets = []
  }, [login])
  return login
}
