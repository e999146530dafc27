import { Link } from '@tanstack/react-router'
import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { isTooLargeToOrder } from '@zayy/domain/checkout/order-size'
import { toast } from '@zayy/ui/toast'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { quantityIssueMessage } from '../price-tiers/quantity-issue.ts'
import { tooLargeId } from './cart-line-notices.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'

type CheckoutLinkProps = {
  items: readonly CartItem[]
  sold: readonly CartItem[]
  className: string | undefined
  children: ReactNode
}

/** The link to the checkout. A line that cannot be ordered stops it: a toast names the line and the page scrolls to it. */
export function CheckoutLink({ items, sold, className, children }: CheckoutLinkProps) {
  const page = useCartPageMessages()
  const messages = useMessages('cart')
  const stop = (event: MouseEvent) => {
    if (isTooLargeToOrder(items.map(({ selectedProduct }) => selectedProduct))) {
      event.preventDefault()
      document.getElementById(tooLargeId)?.scrollIntoView({ block: 'center' })
      void toast(page.tooLarge, 'error', undefined, 'selection')
      return
    }
    for (const item of items) {
      const { product, selectedProduct } = item
      const issue = sold.includes(item)
        ? quantityIssueMessage(tiersFromWire(product.pieces), pieceCount(selectedProduct.colors), messages)
        : `${page.unavailable} ${page.unavailableDetail}`
      if (!issue) continue
      event.preventDefault()
      document.getElementById(`line-${product.id}`)?.scrollIntoView({ block: 'center' })
      void toast(page.issueIn(product.name, issue), 'error', undefined, 'selection')
      return
    }
  }
  return (
    <Link to="/checkout" className={className} onClick={stop}>
      {children}
    </Link>
  )
}
