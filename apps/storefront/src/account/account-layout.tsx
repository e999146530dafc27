import { useLocation, useRouter } from '@tanstack/react-router'
import needle from '@zayy/ui/assets/needle.svg?url'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { logOut } from '../account-state/login-state.ts'
import { useReloadAtLogin } from '../account-state/use-reload-at-login.ts'
import formFields from '../forms/form-fields.module.css'
import { useLocale } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { WithoutScripts } from '../page/without-scripts.tsx'
import { useClient } from '../router-context.ts'
import styles from './account-layout.module.css'
import accountMenuStyles from './account-menu.module.css'
import { type AccountMessages, useAccountMessages } from './account-messages.ts'

/** Breadcrumbs and side menu around each page of an account. */
export function AccountLayout({ children }: { children: ReactNode }) {
  useReloadAtLogin()
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

/** The side menu. On narrow screens it is a row that scrolls to the current page. */
function AccountMenu({ current }: { current: string }) {
  const messages = useAccountMessages()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes with the page
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')
    entry?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [current])
  return (
    <nav aria-label={messages.title}>
      <ul className={accountMenuStyles.menu} ref={list}>
        {accountPages.map(({ path, name, icon }) => (
          <li key={path} className={accountMenuStyles.entry}>
            <ShopLink to={path} className={path === current ? accountMenuStyles.current : undefined}>
              <Icon name={icon} />
              {messages.pages[name]}
            </ShopLink>
          </li>
        ))}
        <li className={accountMenuStyles.entry}>
          <LogOutButton>
            <Icon name="sign-out" flip />
            {messages.logOut}
          </LogOutButton>
        </li>
      </ul>
    </nav>
  )
}

type AccountPage = { path: string; name: keyof AccountMessages['pages']; icon: IconName }

/** Spec, 2 /account. */
export const accountPages = [
  { path: '/account', name: 'dashboard', icon: 'gauge' },
  { path: '/account/orders', name: 'orders', icon: 'receipt' },
  { path: '/account/downloads', name: 'downloads', icon: 'download-simple' },
  { path: '/account/address', name: 'addresses', icon: 'map-pin' },
  { path: '/account/profile', name: 'profile', icon: 'user' },
  { path: '/account/change-password', name: 'password', icon: 'key' },
] as const satisfies readonly AccountPage[]

/** Returns the menu entry of a path: `/account/address/new` belongs to the addresses. */
export function accountPageOf(pathname: string): (typeof accountPages)[number] {
  const [dashboard, ...others] = accountPages
  return others.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? dashboard
}

export function LogOutButton({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const client = useClient()
  const messages = useAccountMessages()
  const locale = useLocale()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    if (leaving) return
    setLeaving(true)
    if (await logOut(client, locale)) return
    setLeaving(false)
    void toast(messages.logOutFailed, 'error', 'log-out')
  }

  return (
    <button type="button" className={className} aria-disabled={leaving} onClick={() => void leave()}>
      {children}
    </button>
  )
}

/** Replaces an account page whose data failed to load. */
export function LoadFailed() {
  const messages = useAccountMessages()
  const router = useRouter()
  return (
    <div role="alert">
      <EmptyState drawing={needle} heading="h1" title={messages.loadFailed} text={messages.loadFailedDetail}>
        <button type="button" className={button.primary} onClick={() => void router.invalidate()}>
          <Icon name="arrow-counter-clockwise" flip />
          {messages.retry}
        </button>
      </EmptyState>
    </div>
  )
}

/** Placeholder of a form while its values are loading. */
export function FormSkeleton({ fields }: { fields: number }) {
  const messages = useAccountMessages()
  return (
    <div aria-busy="true">
      <p className={typography.visuallyHidden} role="status">
        {messages.loading}
      </p>
      <div className={formFields.fields} aria-hidden="true">
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are interchangeable
          <div key={field} className={formFields.half}>
            <div className={`${skeleton.block} ${styles.label}`} />
            <div className={`${skeleton.block} ${styles.control}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
