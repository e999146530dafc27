import { Drawing } from '@zayy/ui/drawing'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'

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
  const messages = useMessages('layout')
  return (
    <main id="main">
      <title>{`${kicker ?? title} | ${messages.shop}`}</title>
      <div className="wrap">
        <div className="empty">
          <Drawing name={art} />
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <h1>{title}</h1>
          <p>{text}</p>
          <div className="row wrapx">{children}</div>
        </div>
      </div>
    </main>
  )
}
