import { forbidden as ar } from '@zayy/i18n/messages/ar/forbidden'
import { forbidden as en } from '@zayy/i18n/messages/en/forbidden'
import button from '@zayy/ui/button.module.css'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { MessagePage } from './message-page.tsx'

const forbiddenMessages = { ar, en }

/** Spec, 8: 'Sorry, but you do not have permission to access this page or resource.' */
export default function ForbiddenPage() {
  const { kicker, title, text } = forbiddenMessages[useLocale()]
  const { backHome, signIn } = useMessages('layout')
  return (
    <MessagePage art="tag" kicker={kicker} title={title} text={text}>
      <ShopLink className={button.primary} to="/">
        {backHome}
      </ShopLink>
      <ShopLink className={button.outlined} to="/auth" reloadDocument>
        {signIn}
      </ShopLink>
    </MessagePage>
  )
}
