import { formatDate } from '@zayy/i18n/dates'
import { Stars } from '@zayy/ui/stars'
import { useLang, useWords } from '../../i18n/locale-context.tsx'
import type { ReviewView } from './product-view.ts'

/** A review: its stars, the masked author, the day, the words as they were written. */
export function ReviewItem({ review }: { review: ReviewView }) {
  const words = useWords('product')
  const lang = useLang()
  return (
    <article className="rev">
      <header>
        <Stars value={review.rate} label={words.rating(String(review.rate))} bare />
        <b>
          <bdi>{review.author}</bdi>
        </b>
        <time dateTime={review.day}>{formatDate(review.day, lang)}</time>
      </header>
      <p>
        <bdi>{review.comment}</bdi>
      </p>
    </article>
  )
}
