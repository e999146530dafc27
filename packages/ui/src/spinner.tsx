import styles from './spinner.module.css'

/** Something is on its way. Decorative: the text beside it, or its place, says what. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={className ? `${styles.spinner} ${className}` : styles.spinner} aria-hidden="true" />
}
