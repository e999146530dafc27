import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { type RefObject, useRef } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import styles from './search-panel.module.css'
import { useDisclosure } from './use-disclosure.ts'

/** Opens the search field with suggestions over the header. */
export function SearchPanel() {
  const { searchHint } = useShopSettings()
  const messages = useMessages('layout')
  const details = useDisclosure()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, want] = useLoadedComponent(() => import('./search-suggestions.tsx'))
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
        <span className={`${typography.visuallyHidden} ${styles.word}`}>{messages.search}</span>{' '}
        <span className={styles.hint}>{searchHint ?? messages.searchHint}</span>
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

/** A form that works without scripts. With them, search-suggestions.tsx handles its submit event. */
function SearchForm({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { searchHint } = useShopSettings()
  const messages = useMessages('layout')
  return (
    <search className={styles.form}>
      <form action={localizedPath(useLocale(), '/shop')}>
        <button type="submit" aria-label={messages.search}>
          <Icon name="magnifying-glass" size="l" />
        </button>
        <input
          ref={input}
          name="search"
          maxLength={200}
          aria-label={messages.search}
          placeholder={searchHint ?? messages.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          // An empty field takes the page's direction, so that its placeholder begins at the icon.
          onInput={({ currentTarget }) => {
            currentTarget.dir = currentTarget.value && 'auto'
          }}
        />
      </form>
    </search>
  )
}
