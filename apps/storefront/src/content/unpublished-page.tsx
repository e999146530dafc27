import { useMessages } from '../i18n/locale-context.tsx'
import { MessagePage } from '../layout/message-page.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { useContentMessages } from './content-messages.ts'
import button from '@zayy/ui/button.module.css'

/** In place of a page that the shop's owner has not written yet: about, terms or privacy. The status is 404. */
export function UnpublishedPage() {
  const messages = useContentMessages()
  const layoutMessages = useMessages('layout')
  const { phone, email, whatsapp } = useShopSettings()
  return (
    <MessagePage art="tape-measure" title={messages.unpublished} text={messages.unpublishedText}>
      <ShopLink className={button.primary} to="/">
        {layoutMessages.backHome}
      </ShopLink>
      {phone || email || whatsapp ? (
        <ShopLink className={button.outlined} to="/contact">
          {layoutMessages.contact}
        </ShopLink>
      ) : null}
    </MessagePage>
  )
}
