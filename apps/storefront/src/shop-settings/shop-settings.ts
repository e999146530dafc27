import { getRouteApi } from '@tanstack/react-router'
import type { shopSettings } from './shop-settings-view.ts'

/** The settings that pages need. Every page contains them, so keep them few. */
export type ShopSettings = ReturnType<typeof shopSettings>

/** For the footer, descriptions and structured data. */
export type ServedSettings = NonNullable<ShopSettings['served']>

const root = getRouteApi('__root__')

export function useShopSettings(): ShopSettings {
  return root.useLoaderData()
}
