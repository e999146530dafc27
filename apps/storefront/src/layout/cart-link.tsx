import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import styles from './cart-link.module.css'
import { ShopLink } from './shop-link.tsx'
import { useCartCount } from './use-cart-count.ts'

/** The link to the cart, with the number of its products. The badge is no text: the link's name says the number in words. */
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
