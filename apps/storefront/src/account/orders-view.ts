import type { ShopClient } from '@zayy/contract/shop-client'
import type { OrderListItem } from '@zayy/contract/types'
import { readPage } from '../paged-list/read-search.ts'

/** The page of orders that an address asks for; undefined for the first. */
export type OrdersSearch = { page?: number | undefined }

/** Reads the address; an odd page is the first. */
export function readOrdersSearch(raw: Record<string, unknown>): OrdersSearch {
  return { page: readPage(raw.page) }
}

/** A page of a customer's orders, the newest first. */
export type OrdersView = {
  orders: OrderListItem[]
  page: number
  lastPage: number
  total: number
  search: OrdersSearch
}

/** Loads one page of the customer's orders. */
export async function loadOrders(client: ShopClient, search: OrdersSearch): Promise<OrdersView> {
  const { data } = await client.orders.list({ page: search.page ?? 1 })
  return { orders: data.data, page: data.current_page, lastPage: data.last_page, total: data.total, search }
}
