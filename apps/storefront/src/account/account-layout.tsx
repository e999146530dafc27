import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { WithoutScripts } from '../layout/without-scripts.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useAccountMessages } from './account-messages.ts'
import { accountPageOf } from './account-pages.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './account-layout.module.css'

/** What surrounds each page of an account: breadcrumbs and the side menu. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const messages = useAccountMessages()
  const pathname = useLocation({ select: (location) => location.pathname })
  const page = accountPageOf(pathname)
  const account = { name: messages.title, to: '/account' }
  const name = messages.pages[page.name]
  const trail =
    page.name === 'dashboard'
      ? [{ name: messages.title }]
      : pathname === '/account/address/new'
        ? [account, { name, to: page.path }, { name: messages.pages.newAddress }]
        : [account, { name }]
  return (
    <main id="main">
      <Breadcrumbs trail={trail} />
      <div className={`${layout.container} ${layout.columns} ${styles.account}`}>
        <div className={styles.menu}>
          <AccountMenu current={page.path} />
        </div>
        <div className={styles.content}>
          <WithoutScripts text={messages.needsScripts} />
          {children}
        </div>
      </div>
    </main>
  )
}
