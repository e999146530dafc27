import { Drawing } from '@zayy/ui/drawing'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from './use-shop-settings.ts'
import emptyState from '@zayy/ui/empty-state.module.css'
import layout from '@zayy/ui/layout.module.css'

/** A page with one message: a drawing, a sentence and one or two links. */
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
