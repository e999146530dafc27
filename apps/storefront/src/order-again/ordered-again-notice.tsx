import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { findCartItem } from '../cart-state/cart-product.ts'
import { useCart } from '../cart-state/store/cart-store.ts'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { useOrderAgainMessages } from './order-again-messages.ts'
import type { OrderChange } from './reorder.ts'
import { isSameSelection } from './undo-reorder.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './ordered-again-notice.module.css'

type OrderedAgainProps = {
  /** What went into the cart. */
  items: readonly CartItem[]
  changes: readonly OrderChange[]
  /** It stands on another page than the cart: it takes the focus, and leads there. */
  leadsToCart?: boolean
  onUndo: () => void
  onClose: () => void
}

/** What was put into the cart again, and what of it is no longer as it was. It can be undone. */
export function OrderedAgainNotice({
  leadsToCart = false,
  items,
  changes,
  onUndo,
  onClose,
}: OrderedAgainProps) {
  const messages = useOrderAgainMessages()
  const box = useRef<HTMLDivElement>(null)
  const [undone, setUndone] = useState(false)
  useEffect(() => {
    if (leadsToCart || undone) box.current?.focus()
  }, [leadsToCart, undone])
  const inCart = useCart((cart) =>
    items.some((item) => isSameSelection(item, findCartItem(cart.items, item.product.id))),
  )
  // Above the lines it goes with them: they were ordered, or changed.
  if (!leadsToCart && !inCart && !undone) return null
  return (
    <div className={styles.notice} role="status" tabIndex={-1} ref={box}>
      <Icon
        name={items.length > 0 ? 'check-circle' : 'warning-circle'}
        size="l"
        className={items.length > 0 ? typography.good : undefined}
      />
      <div className={styles.text}>
        {undone ? (
          <p className={typography.strong}>{messages.undone}</p>
        ) : (
          <Told items={items} changes={changes} />
        )}
      </div>
      <div className={`${layout.row} ${layout.tight} ${styles.actions}`}>
        {inCart && leadsToCart ? (
          <ShopLink className={`${button.primary} ${button.small}`} to="/cart">
            {messages.openCart}
          </ShopLink>
        ) : null}
        {inCart ? (
          <button
            type="button"
            className={`${button.quiet} ${button.small}`}
            onClick={() => {
              setUndone(true)
              onUndo()
            }}
          >
            <Icon name="arrow-counter-clockwise" flip />
            {messages.undo}
          </button>
        ) : null}
        <button type="button" className={`${button.quiet} ${button.small}`} onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </div>
  )
}

function Told({ items, changes }: Pick<OrderedAgainProps, 'items' | 'changes'>) {
  const messages = useOrderAgainMessages()
  const pieces = items.reduce((sum, { selectedProduct }) => sum + pieceCount(selectedProduct.colors), 0)
  return (
    <>
      <p className={typography.strong}>{pieces > 0 ? messages.added(pieces) : messages.nothing}</p>
      {changes.length > 0 ? (
        <>
          <p>{messages.changed}</p>
          <ul>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.name}`}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function Change({ change }: { change: OrderChange }) {
  const messages = useOrderAgainMessages()
  switch (change.kind) {
    case 'price':
      return (
        <Trans
          text={messages.price(change.name)}
          parts={{ now: <Price amount={change.now} />, before: <Price amount={change.before} /> }}
        />
      )
    case 'droppedPieces':
      return messages.droppedPieces(change.name, change.pieces)
    case 'tooFew':
    case 'tooMany':
      return messages[change.kind](change.name, change.limit)
    default:
      return messages[change.kind](change.name)
  }
}
