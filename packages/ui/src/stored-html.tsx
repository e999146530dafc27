import { useMemo } from 'react'
import { trustedHtml } from './trusted-html.ts'

/**
 * HTML as the shop stores it. It was made safe when it was stored (contract.md: description, content),
 * so this is the one place that may set it as it is. Long texts, with headings, lists and tables, have the look of
 * rich-text.module.css.
 */
export function StoredHtml({ html, className }: { html: string; className?: string | undefined }) {
  // The same object as before: React sets again what is not.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by packages/shop before it was stored
  return <div className={className} dangerouslySetInnerHTML={content} />
}
