import hanger from '@zayy/ui/assets/hanger.svg?url'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import layout from '@zayy/ui/layout.module.css'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useHomeMessages } from './home-messages.ts'

/** The home page of a shop without products. */
export function EmptyHome() {
  const messages = useHomeMessages()
  const layoutMessages = useMessages('layout')
  const { phone, email, whatsapp } = useShopSettings()
  return (
    <div className={layout.container}>
      <EmptyState drawing={hanger} heading="h1" title={messages.emptyTitle} text={messages.emptyText}>
        {phone || email || whatsapp ? (
          <ShopLink className={button.primary} to="/contact">
            {layoutMessages.contact}
          </ShopLink>
        ) : null}
      </EmptyState>
    </div>
  )
}
