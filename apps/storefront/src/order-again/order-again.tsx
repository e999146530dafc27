import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { orderAgain as ar } from '@zayy/i18n/messages/ar/order-again'
import { orderAgain as en } from '@zayy/i18n/messages/en/order-again'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cartProductOf, findCartItem } from '../cart-state/cart-product.ts'
import { cartStore, openCart, putInCart, useCart } from '../cart-state/cart-store.ts'
import { messagesHook } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { Price } from '../prices/price.tsx'
import styles from './order-again.module.css'
import { isSameSelection, type OrderChange, type Reorder, reorder, undoReorder } from './reorder.ts'

/** Shows a notice above the cart's lines; null removes it. */
function setCartNotice(notice: ReactNode): void {
  cartStore.setState({ notice })
}

/**
 * Puts the pieces of an order into the cart and lists what has changed since, on this page and above the cart's lines.
 * @returns `loading`: id of the order in progress; `notice`: the result of the latest, or null
 */
export function useOrderAgain(client: ShopClient) {
  const messages = useOrderAgainMessages()
  const [loading, setLoading] = useState<number | null>(null)
  const [notice, setNotice] = useState<ReactNode>(null)

  function notify({ items, changes }: Reorder, undo: () => void) {
    const close = () => {
      setNotice(null)
      setCartNotice(null)
    }
    const undoHere = () => {
      undo()
      setCartNotice(null)
    }
    const props = { items, changes, onClose: close }
    // A new key resets the notice's state for each order.
    const key = crypto.randomUUID()
    setNotice(<OrderedAgainNotice key={key} {...props} leadsToCart onUndo={undoHere} />)
    setCartNotice(items.length > 0 ? <OrderedAgainNotice key={key} {...props} onUndo={undo} /> : null)
  }

  /** @param load fetches the bill of the order */
  async function orderAgain(id: number, load: () => Promise<Bill>) {
    if (loading !== null) return
    setLoading(id)
    setNotice(null)
    try {
      const bill = await load()
      const ids = bill.products.map((product) => product.id).join()
      const { data: products } = await client.catalog.cartProducts({ ids })
      openCart()
      const before = cartStore.getState().items
      const again = reorder(bill, products.map(cartProductOf), before)
      again.items.forEach(putInCart)
      notify(again, () =>
        cartStore.setState(({ items }) => ({ items: undoReorder(items, again.items, before) })),
      )
    } catch (thrown) {
      const { status, message } = failureOf(thrown)
      const isExplained = status > 0 && status < 500 && message !== ''
      void toast(isExplained ? message : messages.failed, 'error', 'order-again')
    } finally {
      setLoading(null)
    }
  }

  return { orderAgain, loading, notice }
}

/** @param props.code the order's code */
export function OrderAgainButton({
  code,
  loading,
  className,
  onPress,
}: {
  code: string
  loading: boolean
  className: string | undefined
  onPress: () => void
}) {
  const messages = useOrderAgainMessages()
  return (
    <button
      type="button"
      className={className}
      aria-label={messages.orderAgainOf(code)}
      aria-disabled={loading}
      onClick={onPress}
    >
      {loading ? <span className={button.spinner} aria-hidden="true" /> : null}
      {messages.orderAgain}
    </button>
  )
}

type OrderedAgainProps = {
  /** The items put into the cart. */
  items: readonly CartItem[]
  changes: readonly OrderChange[]
  /** Shown outside the cart: takes the focus and links to the cart. */
  leadsToCart?: boolean
  onUndo: () => void
  onClose: () => void
}

function OrderedAgainNotice({ leadsToCart = false, items, changes, onUndo, onClose }: OrderedAgainProps) {
  const messages = useOrderAgainMessages()
  const box = useRef<HTMLDivElement>(null)
  const [undone, setUndone] = useState(false)
  useEffect(() => {
    if (leadsToCart || undone) box.current?.focus()
  }, [leadsToCart, undone])
  const inCart = useCart((cart) =>
    items.some((item) => isSameSelection(item, findCartItem(cart.items, item.product.id))),
  )
  // In the cart the notice disappears once its items were ordered or changed.
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
          <ReorderResult items={items} changes={changes} />
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

function ReorderResult({ items, changes }: Pick<OrderedAgainProps, 'items' | 'changes'>) {
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

const useOrderAgainMessages = messagesHook({ ar, en })
