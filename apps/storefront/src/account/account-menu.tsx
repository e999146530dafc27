import { Icon } from '@zayy/ui/icon'
import { useEffect, useRef } from 'react'
import { ShopLink } from '../layout/shop-link.tsx'
import { useAccountMessages } from './account-messages.ts'
import { accountPages } from './account-pages.ts'
import { LogOutButton } from './log-out-button.tsx'
import styles from './account-menu.module.css'

/** The pages of the account, and logging out. On narrow screens it is a row that scrolls to the current page. */
export function AccountMenu({ current }: { current: string }) {
  const messages = useAccountMessages()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')
    entry?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [current])
  return (
    <nav aria-label={messages.title}>
      <ul className={styles.menu} ref={list}>
        {accountPages.map(({ path, name, icon }) => (
          <li key={path} className={styles.entry}>
            <ShopLink to={path} className={path === current ? styles.current : undefined}>
              <Icon name={icon} />
              {messages.pages[name]}
            </ShopLink>
          </li>
        ))}
        <li className={styles.entry}>
          <LogOutButton>
            <Icon name="sign-out" flip />
            {messages.logOut}
          </LogOutButton>
        </li>
      </ul>
    </nav>
  )
}
