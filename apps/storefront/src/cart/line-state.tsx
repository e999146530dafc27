import { useWords } from '../language/language-context.tsx'
import type { Fresh } from './fresh-products.ts'

/** In place of a line's table: it is on its way, it could not be fetched, or the product is no longer sold. */
export function LineState({
  state,
  rows,
  onRetry,
}: {
  state: Exclude<Fresh['state'], 'ready'>
  rows: number
  onRetry: () => void
}) {
  const words = useWords('cart')
  if (state === 'gone') {
    return (
      <div className="nudge min cl-state">
        <span>
          <b>{words.gone}</b> {words.goneDetail}
        </span>
      </div>
    )
  }
  if (state === 'failed') {
    return (
      <div className="nudge min cl-state" role="alert">
        <span>{words.lineFailed}</span>
        <button type="button" className="btn o sm" onClick={onRetry}>
          {words.tryAgain}
        </button>
      </div>
    )
  }
  return (
    <div className="cl-state" aria-hidden="true">
      {Array.from({ length: rows + 2 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <div key={row} className="skel line" />
      ))}
    </div>
  )
}
