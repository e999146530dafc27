import { useRouteContext } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'

export function useClient(): ShopClient {
  return useRouteContext({ from: '__root__' }).client
}
