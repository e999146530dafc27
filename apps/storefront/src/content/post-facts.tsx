import { formatDate } from '@zayy/i18n/dates'
import badge from '@zayy/ui/badge.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useLocale } from '../i18n/locale-context.tsx'
import type { PostCard } from './blog-view.ts'
import { useContentMessages } from './content-messages.ts'
import styles from './post-facts.module.css'

/** A post's category, whether it is featured where that is said, and its date: 'N/A' for a missing one (spec, 2). */
export function PostFacts({ post, featured }: { post: PostCard; featured: boolean }) {
  const messages = useContentMessages()
  const locale = useLocale()
  return (
    <span className={`${typography.note} ${styles.postFacts}`}>
      {featured ? <span className={badge.highlight}>{messages.featured}</span> : null}
      <span className={badge.accent}>{post.category}</span>
      {post.created_at === null ? (
        <span>{messages.noDate}</span>
      ) : (
        <time dateTime={post.created_at.slice(0, 10)}>{formatDate(post.created_at, locale)}</time>
      )}
    </span>
  )
}
