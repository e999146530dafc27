import { useMemo } from 'react'
import { trustedHtml } from './trusted-html.ts'

/**
 * Renders stored HTML. It was sanitised before it was stored (contract.md: description, content), so only this component may set
 * it unescaped. Long texts with headings, lists and tables use rich-text.module.css.
 */
export function StoredHtml({ html, className }: { html: string; className?: string | undefined }) {
  // A stable object: React sets the HTML again if the object changes.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by packages/shop before it was stored
  return <div className={className} dangerouslySetInnerHTML={content} />
}
