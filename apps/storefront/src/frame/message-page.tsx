import type { ReactNode } from 'react'
import { useWords } from '../language/language-context.tsx'

/** A page that says one thing: a drawing, a sentence and one or two ways on. */
export function MessagePage({
  art,
  kicker,
  title,
  text,
  children,
}: {
  art: string
  kicker?: string
  title: string
  text: string
  children: ReactNode
}) {
  const words = useWords('frame')
  return (
    <main id="main">
      <title>{`${kicker ?? title} | ${words.shop}`}</title>
      <div className="wrap">
        <div className="empty">
          <img className="art" src={art} width="200" height="160" alt="" />
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <h1>{title}</h1>
          <p>{text}</p>
          <div className="row wrapx">{children}</div>
        </div>
      </div>
    </main>
  )
}
