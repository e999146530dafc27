import type { ReactNode } from 'react'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './submit-button.module.css'

type SubmitButtonProps = {
  sending: boolean
  label: ReactNode
  sendingLabel: string
  /** What is still loaded that the form cannot be sent without. */
  waitingFor?: string | undefined
  /** The id of its form, where it stands outside of it. */
  form?: string | undefined
  className?: string | undefined
}

/** Sends its form; while that is being sent, or cannot be yet, the button shows a spinner and ignores clicks. Its width stays. */
export function SubmitButton({
  sending,
  label,
  sendingLabel,
  waitingFor,
  form,
  className = button.primary,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      className={sending ? `${className} ${button.busy}` : className}
      aria-disabled={sending || !!waitingFor || undefined}
    >
      <span className={styles.states}>
        <span className={sending || waitingFor ? styles.hidden : undefined}>{label}</span>
        <span className={sending ? undefined : styles.hidden}>
          <span className={button.spinner} aria-hidden="true" />
          {sendingLabel}
        </span>
        {waitingFor ? (
          <span>
            <span className={button.spinner} aria-hidden="true" />
            <span className={typography.visuallyHidden}>{waitingFor}</span>
          </span>
        ) : null}
      </span>
    </button>
  )
}
