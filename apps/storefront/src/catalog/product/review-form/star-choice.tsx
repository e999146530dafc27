import { Icon } from '@zayy/ui/icon'
import { useReviewMessages } from './review-messages.ts'
import field from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './star-choice.module.css'

/**
 * One to five stars, as a group of radio buttons: arrows choose among them.
 * @param value 0 until one is chosen
 * @param id of the first, where a list of errors leads
 */
export function StarChoice({
  id,
  value,
  error,
  onChoose,
}: {
  id: string
  value: number
  error: string | undefined
  onChoose: (stars: number) => void
}) {
  const messages = useReviewMessages()
  return (
    <fieldset className={field.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{messages.fields.rate.label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={stars <= value ? `${styles.star} ${styles.filled}` : styles.star}>
            <input
              id={stars === 1 ? id : undefined}
              type="radio"
              name="rate"
              value={stars}
              required
              checked={stars === value}
              onChange={() => onChoose(stars)}
            />
            <Icon name="star-fill" />
            <span className={typography.visuallyHidden}>{messages.stars(stars)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="warning-circle" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
