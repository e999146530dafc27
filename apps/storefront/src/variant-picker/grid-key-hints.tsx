import { Icon } from '@zayy/ui/icon'
import { useWords } from '../i18n/locale-context.tsx'

/** What the keys do in the grid, for those who have a keyboard. */
export function GridKeys() {
  const words = useWords('cart')
  return (
    <p className="keys only-d">
      <span>
        {(['arrow-up', 'arrow-down', 'arrow-left', 'arrow-right'] as const).map((arrow) => (
          <kbd key={arrow}>
            <Icon name={arrow} />
          </kbd>
        ))}
        {words.keyMove}
      </span>
      <span>
        <kbd>Enter</kbd>
        {words.keyEnter}
      </span>
      <span>
        <kbd>+</kbd>
        <kbd>−</kbd>
        {words.keyChange}
      </span>
      <span>
        <kbd>Esc</kbd>
        {words.keyEscape}
      </span>
    </p>
  )
}
