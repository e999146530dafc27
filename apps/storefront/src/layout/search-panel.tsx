import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { SearchForm } from './search-form.tsx'
import { useDisclosure } from './use-disclosure.ts'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './search-panel.module.css'

/** Search on narrow screens: a glass in the header that opens a field over it. */
export function SearchPanel() {
  const messages = useMessages('layout')
  const details = useDisclosure()
  const close = () => {
    const element = details.current
    if (!element) return
    element.open = false
    element.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      name="header"
      className={visibility.notOnDesktops}
      onToggle={(event) => {
        if (event.currentTarget.open) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <summary className={iconButton.iconButton} aria-label={messages.search}>
        <Icon name="magnifying-glass" size="l" />
      </summary>
      <div className={styles.panel}>
        <div className={`${layout.container} ${styles.content}`}>
          <SearchForm large onDone={close} />
          <button type="button" className={iconButton.iconButton} aria-label={messages.close} onClick={close}>
            <Icon name="x" size="l" />
          </button>
        </div>
      </div>
    </details>
  )
}
