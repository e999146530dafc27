import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Bill } from '@zayy/contract/types'
import { toast } from '@zayy/ui/toast'
import { useEffect, useState } from 'react'
import { storeGuestBill } from '../account-state/guest-bill.ts'
import { clearCart, openCart, useCart } from '../cart-state/cart-store.ts'
import { useCartProducts } from '../cart-state/use-cart-products.ts'
import { checkoutMessages } from '../checkout/checkout-messages.ts'
import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { loadCheckout } from '../checkout/checkout-view.ts'
import { headFromLoader, type PageContext, type PageSummary, pageDescriptions } from '../head/page-head.ts'
import { buyingMessages } from '../i18n/buying-messages.ts'
import { useClient } from '../router-context.ts'

export const Route = createFileRoute('/checkout')({
  loader: async ({ context }) => {
    const [view, { title }] = await Promise.all([
      loadCheckout(context.client),
      checkoutMessages.load(context.locale),
      buyingMessages.load(context.locale),
    ])
    return { view, head: { title, path: '/checkout', noindex: true } }
  },
  head: headFromLoader((_, context) => summarize(context)),
  component: CheckoutRoute,
})

const summarize = createIsomorphicFn().server(
  ({ locale }: PageContext): PageSummary => ({ description: pageDescriptions[locale].checkout }),
)

function CheckoutRoute() {
  const { view: loaded } = Route.useLoaderData()
  const client = useClient()
  const [latest, setLatest] = useState({ of: loaded, view: loaded })
  const navigate = useNavigate()
  const items = useCart((cart) => cart.items)
  const products = useCartProducts(items.map(({ product }) => product.id))
  const [read, setRead] = useState(false)
  const [ordered, setOrdered] = useState<typeof items | null>(null)
  useEffect(() => {
    openCart()
    setRead(true)
  }, [])
  async function openBill(placed: Bill | number) {
    if (typeof placed === 'number') {
      await navigate({ to: '/bill/$id', params: { id: String(placed) } })
      return
    }
    storeGuestBill(placed)
    await navigate({ to: '/bill' })
  }
  return (
    <CheckoutPage
      view={latest.of === loaded ? latest.view : loaded}
      items={read ? (ordered ?? items) : null}
      stateOf={products.of}
      onTotalsChanged={() => {
        products.reload()
        // Reloading the route would scroll away from the notice about the totals, and a failure would replace the page.
        loadCheckout(client).then(
          (view) => setLatest({ of: loaded, view }),
          () => {},
        )
      }}
      onPlaced={(placed, message, paymentUrl) => {
        setOrdered(items)
        clearCart()
        void toast(message, 'success')
        void openBill(placed).then(() => {
          // Navigate from the bill, so that Back from the gateway leads there.
          if (paymentUrl !== undefined) window.location.assign(paymentUrl)
        })
      }}
    />
  )
}
