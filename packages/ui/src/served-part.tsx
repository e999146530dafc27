import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { StoredHtml } from './stored-html.tsx'

/** HTML of parts that have left the page, by id. */
const kept = new Map<string, string>()

/**
 * A part that never changes. The server renders the children. On a first visit the browser has no children and keeps the
 * server's HTML, even if an extension forces React to render the page again: it needs neither their code nor their data.
 * A hook of the frame makes links in it work like those of the router.
 * @param id unique in the shop
 */
export function ServedPart<Tag extends 'div' | 'ul' = 'div'>({
  id,
  as,
  className,
  ref,
  children,
  ...rest
}: {
  id: string
  as?: Tag
  className?: string | undefined
  ref?: Ref<HTMLElementTagNameMap[Tag]>
  children: ReactNode
} & Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'aria-labelledby'>) {
  const Part: 'div' | 'ul' = as ?? 'div'
  const [served] = useState(() => {
    const html = globalThis.document?.getElementById(id)?.innerHTML ?? kept.get(id) ?? ''
    kept.set(id, html)
    return html
  })
  const props = { ...rest, id, className, ref: ref as Ref<never> }
  return children ? (
    <Part {...props} data-served>
      {children}
    </Part>
  ) : (
    <StoredHtml {...props} as={Part} html={served} asServed />
  )
}
