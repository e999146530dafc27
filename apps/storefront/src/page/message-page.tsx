import button from '@zayy/ui/button.module.css'
import emptyState from '@zayy/ui/empty-state.module.css'
import layout from '@zayy/ui/layout.module.css'
import type { ReactNode } from 'react'
import styles from '../../../../packages/ui/src/empty-state.module.css'
import sprite from '../../../../packages/ui/src/icons.svg?url'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'

/** A page with a drawing, a message and one or two links. */
export function MessagePage({
  art,
  kicker,
  title,
  text,
  children,
}: {
  art: 'needle' | 'tag' | 'tape-measure'
  kicker?: string
  title: string
  text: string
  children: ReactNode
}) {
  const { appName } = useShopSettings()
  const { shop } = useMessages('layout')
  return (
    <main id="main">
      <title>{`${kicker ?? title} | ${appName || shop}`}</title>
      <div className={layout.container}>
        <div className={emptyState.emptyState}>
          <Drawing name={art} />
          {kicker ? <p className={emptyState.kicker}>{kicker}</p> : null}
          <h1>{title}</h1>
          <p>{text}</p>
          <div className={emptyState.links}>{children}</div>
        </div>
      </div>
    </main>
  )
}

/** For unknown paths and records (spec, 2 and 8). The status is 404. */
export function NotFoundPage() {
  const messages = useMessages('layout')
  return (
    <MessagePage art="tape-measure" title={messages.notFound} text={messages.notFoundText}>
      <ShopLink className={button.primary} to="/">
        {messages.backHome}
      </ShopLink>
      <ShopLink className={button.outlined} to="/shop">
        {messages.explore}
      </ShopLink>
    </MessagePage>
  )
}

/** A line drawing for a page with one message. It is part of the icon sprite, so it shows without a network. */
function Drawing({ name }: { name: 'needle' | 'tag' | 'tape-measure' }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 160" aria-hidden="true">
      <use href={`${sprite}#${name === 'tag' ? 'tag-drawing' : name}`} />
    </svg>
  )
}
