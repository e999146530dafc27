import { formatDate } from '@zayy/i18n/dates'
import { useLang } from '../i18n/locale-context.tsx'
import type { PostCard } from './blog-view.ts'
import { useContentWords } from './content-messages.ts'

/** A post's category, whether it is featured where that is said, and its date: 'N/A' for a missing one (spec, 2). */
export function PostFacts({ post, featured }: { post: PostCard; featured: boolean }) {
  const words = useContentWords()
  const lang = useLang()
  return (
    <span className="post-facts sm soft">
      {featured ? <span className="badge saff plain">{words.featured}</span> : null}
      <span className="badge palm plain">{post.category}</span>
      {post.created_at === null ? (
        <span>{words.noDate}</span>
      ) : (
        <time dateTime={post.created_at.slice(0, 10)}>{formatDate(post.created_at, lang)}</time>
      )}
    </span>
  )
}
