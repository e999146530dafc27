import { Outlet, useLocation } from '@tanstack/react-router'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import visibility from '@zayy/ui/visibility.module.css'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { CartLink } from '../header/header-links.tsx'
import { useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { afterHydration } from '../use-loaded-component.tsx'
import styles from './root-layout.module.css'

/** Surrounds every page. A page renders `<main id="main">`, the target of the skip link. */
export function RootLayout() {
  const messages = useMessages('layout')
  const quiet = usePathname() === '/checkout'
  return (
    <>
      <a className={`${button.primary} ${styles.skipLink} ${visibility.notInPrint}`} href="#main">
        {messages.skip}
      </a>
      <Header quiet={quiet} />
      <Outlet />
      <Footer quiet={quiet} />
      <FloatingButtons />
    </>
  )
}

function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname })
}

/** Chat at the bottom right and cart at the bottom left in both languages (spec, 2), shown where they cover nothing. */
function FloatingButtons() {
  const messages = useMessages('layout')
  const { whatsapp } = useShopSettings()
  const pathname = usePathname()
  const buying = pathname === '/cart' || pathname === '/checkout'
  return (
    <aside aria-label={messages.shortcuts} data-floating>
      {whatsapp ? (
        <a
          className={`${styles.floatingButton} ${styles.chat} ${visibility.notInPrint}`}
          href={whatsapp}
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
      {buying ? null : (
        <CartLink className={`${styles.floatingButton} ${styles.cart} ${visibility.notInPrint}`} />
      )}
    </aside>
  )
}

/** Loaded right after hydration, so that its offline message works without a network. */
const HydratedLayout = afterHydration(() => import('./hydrated-parts.tsx'))
