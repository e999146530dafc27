import { Icon } from './icon.tsx'

/** Previous and next of a carousel, in reading order: in Arabic they swap sides and point the other way. */
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
    <span className="row tight only-d">
      <button
        type="button"
        className="ib ring"
        aria-label={labels.previous}
        disabled={!more.before}
        onClick={() => onMove('before')}
      >
        <Icon name="caret-left" flip />
      </button>
      <button
        type="button"
        className="ib ring"
        aria-label={labels.next}
        disabled={!more.after}
        onClick={() => onMove('after')}
      >
        <Icon name="caret-right" flip />
      </button>
    </span>
  )
}
