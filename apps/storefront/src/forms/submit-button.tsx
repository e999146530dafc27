import button from '@zayy/ui/button.module.css'
import styles from './submit-button.module.css'

/** Sends its form; while it is being sent the button shows a spinner, is dimmed and ignores clicks. Its width stays. */
export function SubmitButton({
  sending,
  label,
  sendingLabel,
  className = button.primary,
}: {
  sending: boolean
  label: string
  sendingLabel: string
  className?: string | undefined
}) {
  return (
    <button
      type="submit"
      className={sending ? `${className} ${button.busy}` : className}
      aria-disabled={sending || undefined}
    >
      <span className={styles.states}>
        <span className={sending ? styles.hidden : undefined}>{label}</span>
        <span className={sending ? undefined : styles.hidden}>
          <span className={button.spinner} aria-hidden="true" />
          {sendingLabel}
        </span>
      </span>
    </button>
  )
}
