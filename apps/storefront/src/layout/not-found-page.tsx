import { useMessages } from '../i18n/locale-context.tsx'
import { MessagePage } from './message-page.tsx'
import { ShopLink } from './shop-link.tsx'
import button from '@zayy/ui/button.module.css'

/** Any unknown path, and any record that does not exist (spec, 2 and 8). The status is 404. */
export function NotFoundPage() {
  const messages = useMessages('layout')
  return (
    <MessagePage
      art="tape-measure"
      kicker={messages.notFoundTitle}
      title={messages.notFound}
      text={messages.notFoundText}
    >
      <ShopLink className={button.primary} to="/">
        {messages.backHome}
      </ShopLink>
      <ShopLink className={button.outlined} to="/shop">
        {messages.explore}
      </ShopLink>
    </MessagePage>
  )
}
