import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../../account-state/use-signed-in.ts'
import { readStored } from '../../browser-storage.ts'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { localizedPath, loginAddress } from '../../i18n/localized-path.ts'
import { useLoadedComponent } from '../../use-loaded-component.tsx'
import type { ProductView } from './product-view.ts'
import styles from './reviews.module.css'

/**
 * Leads guests to the login and customers to the review form, which is loaded when it opens (spec, 5 Review). After a session
 * expired, the stored draft opens with the next login.
 */
export function WriteReview({
  view,
  onReviewed,
}: {
  view: ProductView
  onReviewed: (reviewed: ProductView) => void
}) {
  const product = view.product.id
  const messages = useBuyingMessages('product')
  const locale = useLocale()
  const isSignedIn = useSignedIn()
  const [open, setOpen] = useState(false)
  const [hasReviewed, setHasReviewed] = useState(false)
  useEffect(() => setOpen(hasReviewDraft(product)), [product])
  const isOpen = isSignedIn && open
  const [ReviewForm] = useLoadedComponent(async () => {
    try {
      return await import('./review-form.tsx')
    } catch (error) {
      setOpen(false)
      throw error
    }
  }, isOpen)

  if (isOpen)
    return ReviewForm ? (
      <ReviewForm
        view={view}
        draftKey={reviewDraftKey(product)}
        onReviewed={(reviewed) => {
          setHasReviewed(true)
          onReviewed(reviewed)
        }}
        onClose={() => setOpen(false)}
      />
    ) : (
      <div className={styles.loading} aria-busy="true" />
    )
  return (
    <div className={styles.write}>
      {isSignedIn ? (
        <button type="button" className={button.outlined} onClick={() => setOpen(true)}>
          {hasReviewed ? messages.editReview : messages.writeReview}
        </button>
      ) : (
        <p>
          {messages.reviewNeedsLogin}{' '}
          <a
            className={typography.link}
            href={loginAddress(locale, localizedPath(locale, `/product/${product}`))}
          >
            {messages.reviewLogin}
          </a>
        </p>
      )}
    </div>
  )
}

function reviewDraftKey(product: number): string {
  return `review-${product}`
}

function hasReviewDraft(product: number): boolean {
  return readStored('sessionStorage', reviewDraftKey(product)) !== null
}
