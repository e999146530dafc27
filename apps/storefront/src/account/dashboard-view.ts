import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'

/** How many of the newest orders the dashboard lists. */
const recentOrders = 3

/** What the dashboard shows of a customer: their name, their year, their newest orders and the bill of the latest. */
export async function loadDashboard(client: ShopClient) {
  const [{ data: profile }, { data: summary }, { data: page }] = await Promise.all([
    client.accounts.profile(),
    client.orders.summary(),
    client.orders.list({}),
  ])
  const [latest] = page.data
  return {
    name: profile.fname || profile.email,
    summary,
    orders: page.data.slice(0, recentOrders),
    latest: latest ? await loadLatest(client, latest.id) : null,
  }
}

export type DashboardView = Awaited<ReturnType<typeof loadDashboard>>

/** The latest order, with a picture of its first product where that is still sold. */
async function loadLatest(client: ShopClient, id: number): Promise<{ bill: Bill; image: string | null }> {
  const { data: bill } = await client.orders.get({ id })
  const [first] = bill.products
  if (!first) return { bill, image: null }
  const image = await client.catalog.cartProducts({ ids: String(first.id) }).then(
    ({ data }) => data[0]?.image ?? null,
    () => null,
  )
  return { bill, image }
}
