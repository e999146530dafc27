import { type HTMLAttributes, type Ref, useMemo } from 'react'

/**
 * Renders stored HTML. It was sanitised before it was stored (contract.md: description, content), so only this component may set
 * it unescaped; `asServed` is HTML that the page came with. Long texts with headings, lists and tables use rich-text.module.css.
 */
export function StoredHtml({
  html,
  as: Tag = 'div',
  className,
  id,
  ref,
  asServed,
  ...rest
}: {
  html: string
  as?: 'div' | 'ul'
  className?: string | undefined
  id?: string
  ref?: Ref<never>
  /** Hydration keeps what the server rendered. */
  asServed?: true
} & Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'aria-labelledby'>) {
  // A stable object: React sets the HTML again if the object changes.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  const kept = asServed ? { suppressHydrationWarning: true, 'data-served': true } : {}
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by packages/shop before it was stored
  return <Tag {...rest} id={id} className={className} ref={ref} {...kept} dangerouslySetInnerHTML={content} />
}

/** The part of Trusted Types that the shop needs; the DOM types of TypeScript lack it. */
type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML }
}

declare global {
  var trustedTypes: PolicyFactory | undefined
}

/**
 * The only policy that pages allow (apps/server, page-headers.ts): browsers reject all other strings as HTML or script.
 * Undefined on the server and in browsers without Trusted Types.
 */
const policy = globalThis.trustedTypes?.createPolicy('stored-html', { createHTML: (html) => html })

/** Marks HTML that was sanitised before storage as trusted. */
function trustedHtml(html: string): TrustedHTML {
  return policy?.createHTML(html) ?? html
}
