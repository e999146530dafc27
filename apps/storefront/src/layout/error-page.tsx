import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { MessagePage } from './message-page.tsx'
import { ShopLink } from './shop-link.tsx'
import { useShopSettings } from './use-shop-settings.ts'
import { whatsappLink } from './whatsapp-link.ts'
import button from '@zayy/ui/button.module.css'

/** What is shown in place of a page that could not be loaded: a 403 has a message of its own, anything else can be tried again. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return failureOf(error).status === 403 ? <ForbiddenPage /> : <BrokenPage />
}

/** Spec, 8: 'Sorry, but you do not have permission to access this page or resource.' */
function ForbiddenPage() {
  const messages = useMessages('layout')
  return (
    <MessagePage
      art="tag"
      kicker={messages.forbiddenTitle}
      title={messages.forbidden}
      text={messages.forbiddenText}
    >
      <ShopLink className={button.primary} to="/">
        {messages.backHome}
      </ShopLink>
      <ShopLink className={button.outlined} to="/auth" reloadDocument>
        {messages.signIn}
      </ShopLink>
    </MessagePage>
  )
}

function BrokenPage() {
  const messages = useMessages('layout')
  const router = useRouter()
  const { whatsapp } = useShopSettings()
  return (
    <MessagePage art="needle" title={messages.broken} text={messages.brokenText}>
      <button type="button" className={button.primary} onClick={() => void router.invalidate()}>
        <Icon name="arrow-counter-clockwise" flip />
        {messages.tryAgain}
      </button>
      {whatsapp ? (
        <a className={button.outlined} href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp-logo" />
          {messages.message}
        </a>
      ) : null}
    </MessagePage>
  )
}
