import { createFileRoute } from '@tanstack/react-router'
import { countedDay } from '@zayy/domain/checkout/delivery-dates'
import { shopNow } from '../account-state/shop-clock.ts'
import { cartPageMessages } from '../cart/cart-messages.ts'
import { CartPage } from '../cart/cart-page.tsx'
import { headFromLoader } from '../head/page-head.ts'
import { buyingMessages } from '../i18n/buying-messages.ts'

export const Route = createFileRoute('/cart')({
  loader: async ({ context, parentMatchPromise }) => {
    await buyingMessages.load(context.locale)
    const { cart, emptyText } = cartPageMessages[context.locale]
    const head = { title: cart, description: emptyText, path: '/cart', noindex: true }
    return { today: countedDay(shopNow(), (await parentMatchPromise).loaderData?.cutOffHour), head }
  },
  head: headFromLoader(),
  component: () => <CartPage {...Route.useLoaderData()} />,
})
