import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from './shop-link.tsx'
import { useCartCount } from './use-cart-count.ts'

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
