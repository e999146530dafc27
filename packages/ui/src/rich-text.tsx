import { StoredHtml } from './stored-html.tsx'
import styles from './rich-text.module.css'

/** Long text of the shop's own, with headings, lists, links, pictures and tables: descriptions, posts, pages of law. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <StoredHtml html={html} className={className ? `${styles.richText} ${className}` : styles.richText} />
  )
}
