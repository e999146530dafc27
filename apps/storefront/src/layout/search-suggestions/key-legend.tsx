import { Icon } from '@zayy/ui/icon'
import { useSearchMessages } from './search-messages.ts'
import styles from './search-suggestions.module.css'

/** Which keys do what, for those who see them and have them. */
export function KeyLegend() {
  const { keys } = useSearchMessages()
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>
          <Icon name="arrow-up" size="s" />
        </kbd>
        <kbd>
          <Icon name="arrow-down" size="s" />
        </kbd>
        {keys.choose}
      </span>
      <span>
        <kbd>Enter</kbd>
        {keys.open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {keys.close}
      </span>
    </p>
  )
}
