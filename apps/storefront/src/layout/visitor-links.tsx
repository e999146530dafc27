import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from './shop-link.tsx'
import { useCartCount } from './use-cart-count.ts'
import { useSignedIn } from './use-signed-in.ts'

/** To one's account, or to logging in for whom nobody is logged in (spec, 2). */
export function AccountLink() {
  const messages = useMessages('layout')
  const signedIn = useSignedIn()
  return (
    <ShopLink className="ib" to={signedIn ? '/account' : '/auth'} label={messages.account}>
      <Icon name="user" size="l" />
    </ShopLink>
  )
}

/** To the cart, with how many different products are in it. */
export function CartLink({
  className = 'ib',
  size = 'l',
}: {
  className?: string | undefined
  size?: 'l' | 'xl'
}) {
  const messages = useMessages('layout')
  const count = useCartCount()
  return (
    <ShopLink className={className} to="/cart" label={count > 0 ? messages.cartOf(count) : messages.cart}>
      <Icon name="tote-simple" size={size} />
      {count > 0 ? <span className="count">{count}</span> : null}
    </ShopLink>
  )
}
