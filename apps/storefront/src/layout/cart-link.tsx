import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from './shop-link.tsx'
import { useCartCount } from './use-cart-count.ts'
import styles from './cart-link.module.css'

/** To the cart, with how many different products are in it. */
export function CartLink({ className }: { className: string | undefined }) {
  const messages = useMessages('layout')
  const count = useCartCount()
  return (
    <ShopLink className={className} to="/cart" label={count > 0 ? messages.cartOf(count) : messages.cart}>
      <Icon name="tote-simple" className={styles.icon} />
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </ShopLink>
  )
}
