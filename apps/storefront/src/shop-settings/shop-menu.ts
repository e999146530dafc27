import { useEffect, useState } from 'react'
import { useClient } from '../router-context.ts'
import { type ShopMenu, shopMenu } from './shop-menu-view.ts'
import { useShopSettings } from './shop-settings.ts'

const none: ShopMenu = { categories: [], brands: [] }

/** The menu of this document, loaded once. */
let loaded: ShopMenu | undefined

/** Returns the categories and brands for a part that opens; empty while they load, or if they cannot. */
export function useShopMenu(): ShopMenu {
  const client = useClient()
  const { menu: served } = useShopSettings()
  const [menu, setMenu] = useState(served ?? loaded)
  useEffect(() => {
    if (menu) return
    client.settings.get().then(
      ({ data }) => {
        loaded = shopMenu(data)
        setMenu(loaded)
      },
      (error: unknown) => console.warn('Not loaded', error),
    )
  }, [client, menu])
  return menu ?? none
}
