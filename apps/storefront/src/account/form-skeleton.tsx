import { useAccountMessages } from './account-messages.ts'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import formFields from '../forms/form-fields.module.css'
import styles from './form-skeleton.module.css'

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
