import styles from './skeleton.module.css'

/** The shape of what comes while it is on its way: a card of a product, with its picture and two lines. Hidden from readers. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.cardPicture} />
      <div className={styles.line} />
      <div className={styles.shortLine} />
    </div>
  )
}
