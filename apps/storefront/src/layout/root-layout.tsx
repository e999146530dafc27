import { Outlet } from '@tanstack/react-router'
import { useMessages } from '../i18n/locale-context.tsx'
import { FloatingButtons } from './floating-buttons.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import button from '@zayy/ui/button.module.css'
import styles from './root-layout.module.css'

/** What surrounds every page. The page itself begins with `<main id="main">`, the target of the skip link. */
export function RootLayout() {
  const messages = useMessages('layout')
  return (
    <>
      <a className={`${button.primary} ${styles.skipLink}`} href="#main">
        {messages.skip}
      </a>
      <Header />
      <Outlet />
      <Footer />
      <FloatingButtons />
    </>
  )
}
