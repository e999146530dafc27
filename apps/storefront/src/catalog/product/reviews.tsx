import { useRouteContext } from '@tanstack/react-router'
import { formatNumber } from '@zayy/i18n/numbers'
import { Stars } from '@zayy/ui/stars'
import { useState } from 'react'
import { useMessages } from '../../i18n/locale-context.tsx'
import { type ProductView, type ReviewView, reviewView } from './product-view.ts'
import { RateHistogram } from './rate-histogram.tsx'
import { ReviewItem } from './review-item.tsx'
import type { ReviewChange } from './reviewed-product.ts'
import { WriteReview } from './write-review.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './reviews.module.css'

/** What people who wear it say: the mean, how many gave which stars, and their comments, newest first. */
export function Reviews({
  view,
  onReviewed,
}: {
  view: ProductView
  onReviewed: (change: ReviewChange) => void
}) {
  const messages = useMessages('product')
  return (
    <section className={layout.section} aria-labelledby="reviews">
      <div className={layout.container}>
        <hr className={styles.divider} />
        <div className={`${layout.columns} ${styles.columns}`}>
          <div className={styles.summary}>
            <h2 id="reviews">{messages.reviews}</h2>
            {view.rate === null ? (
              <p className={typography.soft}>{messages.noReviews}</p>
            ) : (
              <>
                <div className={`${layout.row} ${styles.mean}`}>
                  <span className={`${typography.number} ${styles.number}`}>{formatNumber(view.rate)}</span>
                  <div>
                    <Stars value={view.rate} label={messages.rating(view.rate.toFixed(1))} large bare />
                    <div className={typography.note}>{messages.reviewCount(view.rates)}</div>
                  </div>
                </div>
                <RateHistogram byStar={view.byStar} />
              </>
            )}
            <WriteReview key={view.product.id} product={view.product.id} onReviewed={onReviewed} />
          </div>
          <div className={styles.list}>
            <ReviewList view={view} />
          </div>
        </div>
      </div>
    </section>
  )
}

function ReviewList({ view }: { view: ProductView }) {
  const messages = useMessages('product')
  const { reviews, more, load, state } = useMoreReviews(view)
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
          className={
            state === 'loading'
              ? `${button.outlined} ${button.busy} ${styles.more}`
              : `${button.outlined} ${styles.more}`
          }
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

/** The newest reviews come with the page, the others by page of the API, whose first contains the newest again. */
function useMoreReviews(view: ProductView) {
  const { client } = useRouteContext({ from: '__root__' })
  const [later, setLater] = useState<ReviewView[]>([])
  const [page, setPage] = useState(0)
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const load = async () => {
    if (state === 'loading') return
    setState('loading')
    try {
      const { data } = await client.catalog.rates({ id: view.product.id, page: page + 1 })
      setLater((had) => [...had, ...data.data.map(reviewView)])
      setPage(page + 1)
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  const reviews = uniqueById([...view.reviews, ...later])
  return { reviews, more: reviews.length < view.rates, load, state }
}

/** Each review once, as it is first found: what the visitor changed meanwhile stands before what is loaded. */
function uniqueById(reviews: readonly ReviewView[]): ReviewView[] {
  return [...new Map([...reviews].reverse().map((review) => [review.id, review])).values()].reverse()
}
