import { useRouteContext } from '@tanstack/react-router'
import { formatDate } from '@zayy/i18n/dates'
import { formatNumber } from '@zayy/i18n/numbers'
import badge from '@zayy/ui/badge.module.css'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { Stars } from '@zayy/ui/stars'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useState } from 'react'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import type { ProductView, ReviewView } from './product-view.ts'
import styles from './reviews.module.css'
import { WriteReview } from './write-review.tsx'

/** Average, histogram and comments, newest first. */
export function Reviews({
  view,
  onReviewed,
}: {
  view: ProductView
  onReviewed: (reviewed: ProductView) => void
}) {
  const messages = useBuyingMessages('product')
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
                    <Stars value={view.rate} label={rating(view.rate.toFixed(1))} large />
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
  const messages = useBuyingMessages('product')
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

/** Screen readers pronounce a review in its own language, whatever that of the page. */
const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

function ReviewItem({ review }: { review: ReviewView }) {
  const messages = useBuyingMessages('product')
  const { rating } = useMessages('layout')
  const locale = useLocale()
  return (
    <article className={styles.review}>
      <header>
        <Stars value={review.rate} label={rating(String(review.rate))} />
        <b>
          <bdi lang={languageOf(review.author)}>{review.author}</bdi>
        </b>
        {review.piecesBought === null ? null : (
          <span className={badge.accent}>{messages.bought(review.piecesBought)}</span>
        )}
        <time dateTime={review.day}>{formatDate(review.day, locale)}</time>
      </header>
      <p>
        <bdi lang={languageOf(review.comment)}>{review.comment}</bdi>
      </p>
    </article>
  )
}

const WIDTH = 100
const HEIGHT = 8

type RateHistogramProps = {
  /** Counts of 1, 2, 3, 4, 5 stars (contract.md). */
  byStar: readonly number[]
  /** Stars that the list is filtered by; null: all. */
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** Counts per number of stars. Pressing a row filters the list, pressing it again shows all. */
function RateHistogram({ byStar, chosen, onChoose }: RateHistogramProps) {
  const messages = useBuyingMessages('product')
  const all = byStar.reduce((sum, count) => sum + count, 0)
  return (
    <ul className={`${styles.histogram} ${visibility.needsScript}`}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = byStar[stars - 1] ?? 0
        return (
          <li key={stars}>
            <button
              type="button"
              className={styles.row}
              disabled={count === 0}
              aria-pressed={stars === chosen}
              onClick={() => onChoose(stars === chosen ? null : stars)}
            >
              <span className={typography.visuallyHidden}>{messages.starsGiven(stars, count)}</span>
              <span className={`${layout.row} ${styles.star}`} aria-hidden="true">
                {stars} <Icon name="star-fill" size="s" />
              </span>
              <svg
                className={styles.bar}
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={all > 0 ? (count / all) * WIDTH : 0} height={HEIGHT} />
              </svg>
              <span className={`${typography.soft} ${typography.number}`} aria-hidden="true">
                {formatNumber(count)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The pages fetched so far of the API's list, filtered by `stars` unless null. */
type LoadedReviews = { stars: number | null; pages: number; reviews: ReviewView[] }

const nothing: LoadedReviews = { stars: null, pages: 0, reviews: [] }

/**
 * The visible reviews, of all stars or one number. The newest come with the page; the API's first page contains them again.
 * The list stays until the requested reviews have loaded.
 */
function useReviews(view: ProductView) {
  const { client } = useRouteContext({ from: '__root__' })
  const [loaded, setLoaded] = useState(nothing)
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const { stars } = loaded

  const loadAfter = async (had: LoadedReviews) => {
    if (state === 'loading') return
    setState('loading')
    try {
      const { reviewView } = await import('./product-view.ts')
      const { data } = await client.catalog.rates({
        id: view.product.id,
        page: had.pages + 1,
        ...(had.stars === null ? {} : { rate: had.stars }),
      })
      setLoaded({
        stars: had.stars,
        pages: had.pages + 1,
        reviews: [...had.reviews, ...data.data.map(reviewView)],
      })
      setState('rest')
    } catch {
      setState('failed')
    }
  }

  const first = stars === null ? view.reviews : []
  const reviews = uniqueById([...first, ...loaded.reviews])
  const all = stars === null ? view.rates : (view.byStar[stars - 1] ?? 0)
  return {
    reviews,
    stars,
    state,
    more: reviews.length < all,
    load: () => loadAfter(loaded),
    choose: (chosen: number | null) => {
      if (chosen === null) setLoaded(nothing)
      else void loadAfter({ ...nothing, stars: chosen })
    },
  }
}

/** Keeps the first of each id: the visitor's changed review precedes its loaded version. */
function uniqueById(reviews: readonly ReviewView[]): ReviewView[] {
  return [...new Map([...reviews].reverse().map((review) => [review.id, review])).values()].reverse()
}
