import { Stars } from '@zayy/ui/stars'
import { useMessages } from '../../i18n/locale-context.tsx'
import type { ProductView } from './product-view.ts'
import { RateHistogram } from './rate-histogram.tsx'
import { ReviewItem } from './review-item.tsx'
import { useReviews } from './use-reviews.ts'
import { WriteReview } from './write-review.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './reviews.module.css'

/** What people who wear it say: the mean, how many gave which stars, and their comments, newest first. */
export function Reviews({
  view,
  onReviewed,
}: {
  view: ProductView
  onReviewed: (reviewed: ProductView) => void
}) {
  const messages = useMessages('product')
  const { rating } = useMessages('layout')
  const list = useReviews(view)
  return (
    <section className={layout.section} aria-labelledby="reviews">
      <div className={layout.container}>
        <hr className={styles.divider} />
        <div className={`${layout.columns} ${styles.columns}`}>
          <div className={styles.summary}>
            <h2 id="reviews">{messages.reviews}</h2>
            {view.rate === null ? (
              <p className={typography.soft}>
                {view.reviews.length === 0 ? messages.noReviews : messages.noMean}
              </p>
            ) : (
              <>
                <div className={`${layout.row} ${styles.mean}`}>
                  <span className={`${typography.number} ${styles.number}`}>{view.rate.toFixed(1)}</span>
                  <div>
                    <Stars value={view.rate} label={rating(view.rate.toFixed(1))} large bare />
                    <div className={typography.note}>{messages.reviewCount(view.rates)}</div>
                  </div>
                </div>
                <RateHistogram byStar={view.byStar} chosen={list.stars} onChoose={list.choose} />
              </>
            )}
            <WriteReview key={view.product.id} view={view} onReviewed={onReviewed} />
          </div>
          <div className={styles.list} aria-busy={list.state === 'loading'}>
            <ReviewList {...list} />
          </div>
        </div>
      </div>
    </section>
  )
}

function ReviewList({ reviews, more, load, state }: ReturnType<typeof useReviews>) {
  const messages = useMessages('product')
  return (
    <>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      {state === 'failed' ? (
        <p className={typography.error} role="alert">
          {messages.reviewsFailed}
        </p>
      ) : null}
      {more ? (
        <button
          type="button"
          className={`${button.outlined} ${styles.more} ${visibility.needsScript} ${state === 'loading' ? button.busy : ''}`}
          aria-disabled={state === 'loading'}
          onClick={load}
        >
          {state === 'loading' ? <span className={button.spinner} aria-hidden="true" /> : null}
          {messages.moreReviews}
        </button>
      ) : null}
    </>
  )
}
