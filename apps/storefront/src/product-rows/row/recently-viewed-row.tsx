import { useEffect, useRef, useState } from 'react'
import { CardRow } from './card-row.tsx'
import { useProductRowsMessages } from './product-rows-messages.ts'
import { useProductCards } from './use-product-cards.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'

/** The products of these ids until the list is cleared; nothing where none of them is sold or the shop cannot be reached. */
export default function RecentlyViewedRow({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const cards = useProductCards(ids)
  const { viewed, clear } = useProductRowsMessages()
  const [cleared, setCleared] = useState(false)
  if (cleared) return <Cleared />
  if (cards?.length === 0) return null
  const onPress = () => {
    onClear()
    setCleared(true)
  }
  return (
    <CardRow id="recently-viewed" title={viewed} cards={cards} expected={ids.length}>
      <button type="button" className={`${button.quiet} ${button.small}`} onClick={onPress}>
        {clear}
      </button>
    </CardRow>
  )
}

/** Takes the focus from the button, which is gone with the list. */
function Cleared() {
  const { cleared } = useProductRowsMessages()
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <div className={`${layout.section} ${layout.joined}`} ref={status} tabIndex={-1} role="status">
      <p className={typography.soft}>{cleared}</p>
    </div>
  )
}
