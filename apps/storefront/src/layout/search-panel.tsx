import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useRef } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './search-panel.module.css'
import { useDisclosure } from './use-disclosure.ts'
import { useLoadedComponent } from './use-loaded-component.ts'

/** Search: what looks like a field in the header, on narrow screens a glass, opens a field over it, with suggestions. */
export function SearchPanel() {
  const messages = useMessages('layout')
  const details = useDisclosure()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, want] = useLoadedComponent(() => import('./search-suggestions/search-suggestions.tsx'))
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
      className={styles.search}
      onPointerEnter={want}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        want()
        input.current?.focus()
        input.current?.select()
      }}
    >
      <summary>
        <Icon name="magnifying-glass" />
        <span className={typography.visuallyHidden}>{messages.search}</span>{' '}
        <span className={styles.hint}>{messages.searchHint}</span>
      </summary>
      <div className={styles.panel}>
        <div className={layout.container}>
          <div className={styles.head}>
            <SearchForm input={input} />
            <button
              type="button"
              className={iconButton.iconButton}
              aria-label={messages.close}
              onClick={close}
            >
              <Icon name="x" size="l" />
            </button>
          </div>
          {Suggestions ? <Suggestions input={input} onDone={close} /> : null}
        </div>
      </div>
    </details>
  )
}
