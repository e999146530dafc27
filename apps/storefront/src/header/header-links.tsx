import { useLocation } from '@tanstack/react-router'
import { otherLocale } from '@zayy/i18n/locale'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../account-state/use-signed-in.ts'
import { storeLocale } from '../i18n/document-locale.ts'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { ShopLink } from '../links/shop-link.tsx'
import styles from './header-links.module.css'

/** Links customers to the account, guests to the login (spec, 2 Shared page frame). */
export function AccountLink({
  className,
  withText = false,
}: {
  className: string | undefined
  withText?: boolean
}) {
  const messages = useMessages('layout')
  const isSignedIn = useSignedIn()
  const text = isSignedIn ? messages.account : messages.signIn
  return (
    <ShopLink
      className={className}
      to={isSignedIn ? '/account' : '/auth'}
      {...(withText ? {} : { label: text })}
      reloadDocument={!isSignedIn}
    >
      <Icon name="user" {...(withText ? {} : { size: 'l' })} />
      {withText ? text : null}
    </ShopLink>
  )
}

/** Links to the cart with the number of products. The badge is not text, since the accessible name contains the number. */
export function CartLink({ className }: { className: string | undefined }) {
  const messages = useMessages('layout')
  const count = useCartCount()
  return (
    <ShopLink className={className} to="/cart" label={count > 0 ? messages.cartOf(count) : messages.cart}>
      <Icon name="tote-simple" className={styles.icon} />
      {count > 0 ? <span className={styles.count} data-count={count} /> : null}
    </ShopLink>
  )
}

/** Returns the number of products in the cart. Zero until the cart's code is loaded after hydration. */
function useCartCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    void import('../cart-state/cart-store.ts').then(({ cartStore, openCart }) => {
      if (left) return
      const follow = () => setCount(cartStore.getState().items.length)
      stop = cartStore.subscribe(follow)
      openCart()
      follow()
    })
    return () => {
      left = true
      stop?.()
    }
  }, [])
  return count
}

/** Loads the same page in the other language and stores the choice (spec, 4; decision 001). */
export function LanguageSwitch({ className, icon }: { className: string | undefined; icon?: boolean }) {
  const messages = useMessages('layout')
  const other = otherLocale(useLocale())
  const { pathname, searchStr } = useLocation({
    select: ({ pathname, searchStr }) => ({ pathname, searchStr }),
  })
  return (
    <a
      className={className}
      href={localizedPath(other, pathname) + searchStr}
      lang={other}
      hrefLang={other}
      onClick={() => storeLocale(other)}
    >
      {icon ? <Icon name="globe" /> : null}
      {messages.otherLanguage}
    </a>
  )
}
