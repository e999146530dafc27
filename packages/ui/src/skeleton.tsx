import styles from './skeleton.module.css'

/** Placeholder of a product card while it loads. Hidden from screen readers. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.cardPicture} />
      <div className={styles.line} />
      <div className={styles.shortLine} />
    </div>
  )
}
