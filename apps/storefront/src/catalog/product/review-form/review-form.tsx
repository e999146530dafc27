import { useRouteContext } from '@tanstack/react-router'
import type { ProductView } from '../product-view.ts'
import { ReviewFields } from './review-fields.tsx'
import { useOwnReview } from './use-own-review.ts'
import styles from './review-form.module.css'

/** A review of one's own, written or changed. */
export default function ReviewForm(props: {
  view: ProductView
  /** Under this what is typed is stored. */
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
