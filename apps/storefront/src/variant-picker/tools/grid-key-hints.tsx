import { Icon } from '@zayy/ui/icon'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from './grid-key-hints.module.css'

/** What the keys do in the grid. */
export function GridKeyHints() {
  const messages = useGridToolsMessages()
  return (
    <p className={styles.keyHints}>
      <span>
        <span className={typography.visuallyHidden}>{messages.keyArrows} </span>
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
        <kbd>Ctrl V</kbd>
        {messages.keyPaste}
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
