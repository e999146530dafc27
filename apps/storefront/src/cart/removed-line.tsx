import { Icon } from '@zayy/ui/icon'
import { useEffect, useRef } from 'react'
import { restoreToCart } from '../cart-state/store/cart-store.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'
import type { RemovedCartLine } from './removed-lines.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './removed-line.module.css'

const UNDO_MS = 8000

/** Instead of a confirmation: a removed line can be restored for 8 seconds. Undo takes the focus meanwhile. */
export function RemovedLine({
  item,
  index,
  onGone,
}: RemovedCartLine & { onGone: (productId: number) => void }) {
  const page = useCartPageMessages()
  const messages = useMessages('cart')
  const undo = useRef<HTMLButtonElement>(null)
  const forget = useRef(() => onGone(item.product.id))
  useEffect(() => {
    undo.current?.focus({ preventScroll: true })
    const end = setTimeout(() => {
      if (document.activeElement === undo.current)
        document.getElementById('cart-title')?.focus({ preventScroll: true })
      forget.current()
    }, UNDO_MS)
    return () => clearTimeout(end)
  }, [])
  return (
    <div className={styles.removedLine} role="status">
      <Icon name="trash" />
      <span>{page.removed(item.product.name)}</span>
      <button
        type="button"
        className={`${button.quiet} ${button.small} ${layout.pushed}`}
        ref={undo}
        onClick={() => {
          restoreToCart(item, index)
          onGone(item.product.id)
        }}
      >
        <Icon name="arrow-counter-clockwise" flip />
        {messages.undo}
      </button>
    </div>
  )
}
