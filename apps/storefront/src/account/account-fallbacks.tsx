import { useRouter } from '@tanstack/react-router'
import needle from '@zayy/ui/assets/needle.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import { useAccountMessages } from './account-messages.ts'
import button from '@zayy/ui/button.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import formFields from '../forms/form-fields.module.css'
import styles from './account-fallbacks.module.css'

/** In place of a page of the account that could not be loaded. */
export function LoadFailed() {
  const messages = useAccountMessages()
  const router = useRouter()
  return (
    <div role="alert">
      <EmptyState drawing={needle} heading="h1" title={messages.loadFailed} text={messages.loadFailedDetail}>
        <button type="button" className={button.primary} onClick={() => void router.invalidate()}>
          <Icon name="arrow-counter-clockwise" flip />
          {messages.retry}
        </button>
      </EmptyState>
    </div>
  )
}

/** The shape of a form whose values are on their way. */
export function FormSkeleton({ fields }: { fields: number }) {
  const messages = useAccountMessages()
  return (
    <div aria-busy="true">
      <p className={typography.visuallyHidden} role="status">
        {messages.loading}
      </p>
      <div className={formFields.fields} aria-hidden="true">
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields that hold nothing are all alike
          <div key={field} className={formFields.half}>
            <div className={`${skeleton.block} ${styles.label}`} />
            <div className={`${skeleton.block} ${styles.control}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
