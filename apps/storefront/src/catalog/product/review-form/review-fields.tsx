import type { ShopClient } from '@zayy/contract/shop-client'
import type { Review } from '@zayy/contract/types'
import { Field } from '@zayy/ui/field'
import { toast } from '@zayy/ui/toast'
import { useEffect, useRef } from 'react'
import { Form } from '../../../forms/form.tsx'
import { fieldIssue } from '../../../forms/field-issue.ts'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { SubmitNotice } from '../../../forms/submit-notice.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { removeStoredFields, useStoredFields } from '../../../forms/use-stored-fields.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { type ProductView, reviewView } from '../product-view.ts'
import { reviewedProduct } from '../reviewed-product.ts'
import { useReviewMessages } from './review-messages.ts'
import { StarChoice } from './star-choice.tsx'
import button from '@zayy/ui/button.module.css'
import field from '@zayy/ui/field.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './review-form.module.css'

const reviewFields = ['rate', 'comment'] as const

const idPrefix = 'review-'

/** Stars and a comment (spec, 5 Review), which are sent and shown at once. */
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
  /** Under this what is typed is stored. */
  draftKey: string
  /** What the customer said before. */
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
      idPrefix,
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
      void toast(message ?? messages.sent, 'success', undefined, 'review')
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
            className={`${field.input} ${styles.comment}`}
            name="comment"
            dir="auto"
            rows={4}
            required
            maxLength={2000}
            value={state.form.comment}
            onChange={({ target }) => state.change('comment', target.value)}
            onBlur={() => state.leave('comment')}
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
