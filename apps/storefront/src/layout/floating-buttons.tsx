import { useLocation } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { HydratedLayout } from './hydrated-layout.tsx'
import { useShopSettings } from './use-shop-settings.ts'
import { CartLink } from './cart-link.tsx'
import { whatsappLink } from './whatsapp-link.ts'
import styles from './floating-buttons.module.css'

/** Chat at the bottom right and the cart at the bottom left, physically, in both languages (spec, 2). */
export function FloatingButtons() {
  const messages = useMessages('layout')
  const { whatsapp } = useShopSettings()
  const pathname = useLocation({ select: (location) => location.pathname })
  const buying = pathname === '/cart' || pathname === '/checkout'
  return (
    <aside aria-label={messages.shortcuts}>
      {whatsapp ? (
        <a
          className={`${styles.floatingButton} ${styles.chat}`}
          href={whatsappLink(whatsapp)}
          target="_blank"
          rel="noreferrer"
          aria-label={messages.whatsapp}
        >
          <Icon name="whatsapp-logo" className={styles.icon} />
          <span className={styles.tip} aria-hidden="true">
            {messages.whatsapp}
          </span>
        </a>
      ) : null}
      <HydratedLayout />
      {buying ? null : <CartLink className={`${styles.floatingButton} ${styles.cart}`} />}
    </aside>
  )
}
