import { Link } from '@tanstack/react-router'
import { formatDate } from '@zayy/i18n/dates'
import badge from '@zayy/ui/badge.module.css'
import { Icon } from '@zayy/ui/icon'
import { Image, widthsFor } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useLocale } from '../i18n/locale-context.tsx'
import styles from './blog-card.module.css'
import type { PostCard } from './blog-view.ts'
import { useContentMessages } from './content-messages.ts'

type CardProps = {
  post: PostCard
  /** On the first screen: the image loads at once. */
  first?: boolean
  /** Heading level of the title. */
  heading?: 'h2' | 'h3'
}

const CARD_SIZES =
  '(min-width: 83em) 411px, (min-width: 64em) calc(33.3vw - 32px), (min-width: 48em) calc(50vw - 36px), calc(100vw - 32px)'
const cardWidths = widthsFor(288, 735)

const LEAD_SIZES =
  '(min-width: 83em) 719px, (min-width: 64em) calc(58.3vw - 56px), (min-width: 48em) calc(100vw - 48px), calc(100vw - 32px)'
const leadWidths = widthsFor(288, 975)

/** A post in a list, as one link. */
export function BlogCard({ post, first = false, heading: Heading = 'h2' }: CardProps) {
  return (
    <Link className={styles.card} to="/blogs/$id" params={{ id: String(post.id) }}>
      <Picture post={post} sizes={CARD_SIZES} widths={cardWidths} first={first} />
      <PostFacts post={post} featured={false} />
      <Heading>{post.title}</Heading>
    </Link>
  )
}

/** The featured post at the top of the blog, with its excerpt. */
export function LeadCard({ post }: { post: PostCard }) {
  const messages = useContentMessages()
  return (
    <Link className={styles.featured} to="/blogs/$id" params={{ id: String(post.id) }}>
      <Picture post={post} sizes={LEAD_SIZES} widths={leadWidths} first />
      <span className={styles.text}>
        <PostFacts post={post} featured />
        <h2>{post.title}</h2>
        <span className={typography.soft}>{post.excerpt}</span>
        <span
          className={`${typography.accent} ${typography.medium} ${layout.row} ${layout.tight} ${styles.read}`}
        >
          {messages.read} <Icon name="arrow-right" size="s" flip />
        </span>
      </span>
    </Link>
  )
}

type PictureProps = { post: PostCard; sizes: string; widths: readonly number[]; first: boolean }

function Picture({ post, ...sized }: PictureProps) {
  return (
    <span className={styles.picture}>
      <Image url={post.image} alt="" {...sized} width={1600} height={900} />
    </span>
  )
}

/** Three placeholders (spec, 9). */
const skeletons = ['1', '2', '3']

export function BlogSkeletons() {
  return (
    <div className={styles.grid} aria-busy="true">
      {skeletons.map((place) => (
        <div className={styles.card} aria-hidden="true" key={place}>
          <span className={`${styles.picture} ${styles.pendingPicture}`} />
          <div className={skeleton.shortLine} />
          <div className={skeleton.line} />
        </div>
      ))}
    </div>
  )
}

/** Category and date of a post ('N/A' without one; spec, 2), with a badge if `featured`. */
export function PostFacts({ post, featured }: { post: PostCard; featured: boolean }) {
  const messages = useContentMessages()
  const locale = useLocale()
  return (
    <span className={`${typography.note} ${styles.postFacts}`}>
      {featured ? <span className={badge.solid}>{messages.featured}</span> : null}
      <span className={badge.accent}>{post.category}</span>
      {post.created_at === null ? (
        <span>{messages.noDate}</span>
      ) : (
        <time dateTime={post.created_at.slice(0, 10)}>{formatDate(post.created_at, locale)}</time>
      )}
    </span>
  )
}
