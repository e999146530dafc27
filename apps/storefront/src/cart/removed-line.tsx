import { restoreToCart } from '../cart-state/store/cart-store.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { RemovedNotice } from '../layout/removed-notice/removed-notice.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'
import type { RemovedCartLine } from './removed-lines.ts'

/** In place of a line that was removed, which it can restore. */
export function RemovedLine({
  item,
  index,
  onGone,
}: RemovedCartLine & { onGone: (productId: number) => void }) {
  const page = useCartPageMessages()
  const messages = useMessages('cart')
  return (
    <RemovedNotice
      text={page.removed(item.product.name)}
      undo={messages.undo}
      focusAfter="cart-title"
      onUndo={() => {
        restoreToCart(item, index)
        onGone(item.product.id)
      }}
      onGone={() => onGone(item.product.id)}
    />
  )
}
