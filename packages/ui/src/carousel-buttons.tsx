import { Icon } from './icon.tsx'
import iconButton from './icon-button.module.css'
import layout from './layout.module.css'
import visibility from './visibility.module.css'

/** Previous and next buttons in reading order: in Arabic they swap sides and point the other way. Touch screens hide them. */
export function CarouselButtons({
  labels,
  more,
  onMove,
}: {
  labels: { previous: string; next: string }
  more: { before: boolean; after: boolean }
  onMove: (direction: 'before' | 'after') => void
}) {
  return (
    <span className={`${layout.row} ${layout.tight} ${visibility.notOnTouch}`}>
      <button
        type="button"
        className={iconButton.ringed}
        aria-label={labels.previous}
        disabled={!more.before}
        onClick={() => onMove('before')}
      >
        <Icon name="caret-left" flip />
      </button>
      <button
        type="button"
        className={iconButton.ringed}
        aria-label={labels.next}
        disabled={!more.after}
        onClick={() => onMove('after')}
      >
        <Icon name="caret-right" flip />
      </button>
    </span>
  )
}
