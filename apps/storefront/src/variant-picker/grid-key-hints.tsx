import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './grid-key-hints.module.css'

/** What the keys do in the grid. */
export function GridKeyHints() {
  const messages = useMessages('cart')
  return (
    <p className={`${visibility.notOnPhones} ${styles.keyHints}`}>
      <span>
        {(['arrow-up', 'arrow-down', 'arrow-left', 'arrow-right'] as const).map((arrow) => (
          <kbd key={arrow}>
            <Icon name={arrow} />
          </kbd>
        ))}
        {messages.keyMove}
      </span>
      <span>
        <kbd>Enter</kbd>
        {messages.keyEnter}
      </span>
      <span>
        <kbd>+</kbd>
        <kbd>−</kbd>
        {messages.keyChange}
      </span>
      <span>
        <kbd>Esc</kbd>
        {messages.keyEscape}
      </span>
    </p>
  )
}
