import { createFileRoute } from '@tanstack/react-router'
import { shopNow } from '../account-state/shop-clock.ts'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { CartPage } from '../cart/cart-page.tsx'
import { cartPageMessages } from '../cart/cart-messages.ts'
import { pageHead } from '../head/page-head.ts'

export const Route = createFileRoute('/cart')({
  loader: ({ context }) => {
    const { cart, emptyText } = cartPageMessages[context.locale]
    return { today: riyadhDay(shopNow()), title: cart, description: emptyText }
  },
  head: ({ matches, loaderData }) => {
    if (!loaderData) return {}
    const { title, description } = loaderData
    return pageHead(matches, { title, description, path: '/cart', noindex: true })
  },
  component: CartRoute,
})

function CartRoute() {
  const { today } = Route.useLoaderData()
  return <CartPage today={today} />
}
