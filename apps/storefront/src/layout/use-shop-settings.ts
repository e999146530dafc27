import { getRouteApi } from '@tanstack/react-router'
import type { ShopSettings } from './shop-settings.ts'

const root = getRouteApi('__root__')

/** The shop's settings, as far as pages show them: name, tax, the city whose fee is shown, WhatsApp, categories. */
export function useShopSettings(): ShopSettings {
  return root.useLoaderData()
}
