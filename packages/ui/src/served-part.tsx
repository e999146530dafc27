import { type ReactNode, useState } from 'react'
import { StoredHtml } from './stored-html.tsx'

/** HTML of parts that have left the page, by id. */
const kept = new Map<string, string>()

/**
 * A part that never changes. The server renders the children. On a first visit the browser has no children and keeps the
 * server's HTML, even if an extension forces React to render the page again: it needs neither their code nor their data.
 * A hook of the frame makes links in it work like those of the router.
 * @param id unique in the shop
 */
export function ServedPart({
  id,
  className,
  children,
}: {
  id: string
  className?: string | undefined
  children: ReactNode
}) {
  const [served] = useState(() => {
    const html = globalThis.document?.getElementById(id)?.innerHTML ?? kept.get(id) ?? ''
    kept.set(id, html)
    return html
  })
  return children ? (
    <div id={id} className={className} data-served>
      {children}
    </div>
  ) : (
    <StoredHtml id={id} className={className} html={served} asServed />
  )
}
