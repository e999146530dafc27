import { formatDate } from '@zayy/i18n/dates'
import badge from '@zayy/ui/badge.module.css'
import { Stars } from '@zayy/ui/stars'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import type { ReviewView } from './product-view.ts'
import styles from './review-item.module.css'

/** A review: its stars, the masked author, the day, and the comment as it was written. */
export function ReviewItem({ review }: { review: ReviewView }) {
  const messages = useMessages('product')
  const { rating } = useMessages('layout')
  const locale = useLocale()
  return (
    <article className={styles.review}>
      <header>
        <Stars value={review.rate} label={rating(String(review.rate))} bare />
        <b>
          <bdi>{review.author}</bdi>
        </b>
        {review.verified ? <span className={badge.accent}>{messages.verified}</span> : null}
        <time dateTime={review.day}>{formatDate(review.day, locale)}</time>
      </header>
      <p>
        <bdi>{review.comment}</bdi>
      </p>
    </article>
  )
}
