import { useRouteContext } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Review } from '@zayy/contract/types'
import { reviews as ar } from '@zayy/i18n/messages/ar/reviews'
import { reviews as en } from '@zayy/i18n/messages/en/reviews'
import button from '@zayy/ui/button.module.css'
import { Field } from '@zayy/ui/field'
import field from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useRef, useState } from 'react'
import { fieldIssue } from '../../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { removeStoredFields, useStoredFields } from '../../forms/use-stored-fields.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { messagesHook } from '../../i18n/locale-context.tsx'
import { type ProductView, type ReviewView, reviewView } from './product-view.ts'
import styles from './review-form.module.css'

/** The form to write or change one's review. */
export default function ReviewForm(props: {
  view: ProductView
  draftKey: string
  onReviewed: (reviewed: ProductView) => void
  onClose: () => void
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const own = useOwnReview(client, props.view.product.id)
  return (
    <div className={styles.frame} aria-busy={own === 'loading'}>
      {own === 'loading' ? null : <ReviewFields {...props} client={client} own={own} />}
    </div>
  )
}

/** `replacedRate`: stars of the review that this one replaces; null if none counted. */
export type ReviewChange = { review: ReviewView; replacedRate: number | null }

/** Puts a review first in the list and, if it counts, into the average, to one decimal (decision 001). */
export function reviewedProduct(view: ProductView, { review, replacedRate }: ReviewChange): ProductView {
  const addedRate = review.counted === false ? null : review.rate
  const byStar = view.byStar.map((count, index) => {
    const stars = index + 1
    return count + Number(stars === addedRate) - Number(stars === replacedRate)
  })
  const rates = byStar.reduce((sum, count) => sum + count, 0)
  const tenths = byStar.reduce((sum, count, index) => sum + count * (index + 1) * 10, 0)
  return {
    ...view,
    byStar,
    rates,
    rate: rates === 0 ? null : Math.round(tenths / rates) / 10,
    reviews: [review, ...view.reviews.filter(({ id }) => id !== review.id)],
  }
}

const reviewFields = ['rate', 'comment'] as const

const ID_PREFIX = 'review-'

/** Stars and a comment (spec, 5 Review). */
export function ReviewFields({
  client,
  view,
  draftKey,
  own,
  onReviewed,
  onClose,
}: {
  client: ShopClient
  view: ProductView
  draftKey: string
  /** The customer's earlier review. */
  own: Review | null
  onReviewed: (reviewed: ProductView) => void
  onClose: () => void
}) {
  const messages = useReviewMessages()
  const product = view.product.id
  const form = useRef<HTMLFormElement>(null)
  const state = useForm(
    { rate: own ? String(own.rate) : '', comment: own?.comment ?? '' },
    {
      fields: reviewFields,
      messages: messages.fields,
      loadRules: async () => {
        const { reviewInput } = await import('@zayy/contract/reviews/review-input')
        return (name, values) => fieldIssue(reviewInput.shape[name], values[name])
      },
      idPrefix: ID_PREFIX,
    },
  )
  const { submit, sending, submitError } = useSubmit(state, { leaves: true })
  useStoredFields(draftKey, state, reviewFields, form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form is opened
  useEffect(() => {
    const stars = form.current?.querySelectorAll<HTMLInputElement>('[name=rate]')
    stars?.[Math.max(0, Number(state.form.rate) - 1)]?.focus({ preventScroll: true })
  }, [])

  function close() {
    removeStoredFields(draftKey)
    onClose()
  }

  const send = () =>
    submit(async () => {
      const { data, message } = await client.reviews.rate({ product_id: product, ...state.form })
      void toast(message ?? messages.sent, 'success', 'review')
      onReviewed(
        reviewedProduct(view, { review: reviewView(data), replacedRate: own?.counted ? own.rate : null }),
      )
      close()
    })

  return (
    <Form
      ref={form}
      className={styles.form}
      aria-labelledby="review-title"
      aria-busy={sending}
      onSubmit={() => void send()}
    >
      <h3 id="review-title">{own ? messages.edit : messages.write}</h3>
      <SubmitNotice submitError={submitError} />
      <StarChoice
        id={state.idOf('rate')}
        value={Number(state.form.rate)}
        error={state.errors.rate}
        onChoose={(stars) => state.change('rate', String(stars))}
      />
      <Field
        id={state.idOf('comment')}
        label={messages.fields.comment.label}
        error={state.errors.comment}
        hint={messages.public}
      >
        {(control) => (
          <textarea
            {...control}
            {...state.inputOf('comment')}
            className={`${field.input} ${styles.comment}`}
            dir="auto"
            rows={4}
            required
            maxLength={2000}
          />
        )}
      </Field>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <SubmitButton sending={sending} label={messages.send} sendingLabel={messages.sending} />
        <button type="button" className={button.quiet} onClick={close}>
          {messages.cancel}
        </button>
      </div>
    </Form>
  )
}

/**
 * One to five stars as a radio group.
 * @param value 0 until one is chosen
 * @param id of the first radio, the target of error links
 */
export function StarChoice({
  id,
  value,
  error,
  onChoose,
}: {
  id: string
  value: number
  error: string | undefined
  onChoose: (stars: number) => void
}) {
  const messages = useReviewMessages()
  return (
    <fieldset className={field.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{messages.fields.rate.label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={stars <= value ? `${styles.star} ${styles.filled}` : styles.star}>
            <input
              id={stars === 1 ? id : undefined}
              type="radio"
              name="rate"
              value={stars}
              required
              checked={stars === value}
              onChange={() => onChoose(stars)}
            />
            <Icon name="star-fill" />
            <span className={typography.visuallyHidden}>{messages.stars(stars)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="warning-circle" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

/** Loads the customer's review of a product; null if there is none. */
export function useOwnReview(client: ShopClient, product_id: number): Review | null | 'loading' {
  const [own, setOwn] = useState<Review | null | 'loading'>('loading')
  useEffect(() => {
    let current = true
    client.reviews.own({ product_id }).then(
      ({ data }) => {
        if (current) setOwn(data)
      },
      // The form works without it: the API replaces the earlier review.
      () => {
        if (current) setOwn(null)
      },
    )
    return () => {
      current = false
    }
  }, [client, product_id])
  return own
}

export const useReviewMessages = messagesHook({ ar, en })
