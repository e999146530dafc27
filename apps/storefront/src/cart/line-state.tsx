import { useWords } from '../language/language-context.tsx'

/** In place of a line's table: the product is no longer sold. */
export function ProductGone() {
  const words = useWords('cart')
  return (
    <p className="nudge min cl-state">
      <span>
        <b>{words.gone}</b> {words.goneDetail}
      </span>
    </p>
  )
}

/** Above a line's table whose colours and sizes could not be fetched. */
export function LineFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords('cart')
  return (
    <div className="nudge min cl-state" role="alert">
      <span>{words.lineFailed}</span>
      <button type="button" className="btn o sm" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </div>
  )
}
