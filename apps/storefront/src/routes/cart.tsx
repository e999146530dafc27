import { createFileRoute } from '@tanstack/react-router'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { shopNow } from '../account-state/shop-clock.ts'
import { cartPageMessages } from '../cart/cart-messages.ts'
import { CartPage } from '../cart/cart-page.tsx'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/cart')({
  loader: ({ context }) => {
    const { cart, emptyText } = cartPageMessages[context.locale]
    const head = { title: cart, description: emptyText, path: '/cart', noindex: true }
    return { today: riyadhDay(shopNow()), head }
  },
  head: headFromLoader(),
  component: () => <CartPage {...Route.useLoaderData()} />,
})
