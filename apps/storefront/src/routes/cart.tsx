import { createFileRoute } from '@tanstack/react-router'
import { riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { CartPage } from '../cart/cart-page.tsx'
import { pageHead } from '../frame/page-head.ts'

export const Route = createFileRoute('/cart')({
  loader: () => ({ today: riyadhDay(Date.now()) }),
  head: ({ matches, match }) => {
    const { cart } = match.context.words
    return pageHead(matches, { title: cart.cart, description: cart.emptyText, path: '/cart', noindex: true })
  },
  component: CartRoute,
})

function CartRoute() {
  const { today } = Route.useLoaderData()
  return <CartPage today={today} />
}
