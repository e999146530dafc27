import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { Icon } from '@zayy/ui/icon'
import { lazy, Suspense } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { MessagePage } from './message-page.tsx'
import { useShopSettings } from './use-shop-settings.ts'
import { whatsappLink } from './whatsapp-link.ts'
import button from '@zayy/ui/button.module.css'

const ForbiddenPage = lazy(() => import('./forbidden/forbidden-page.tsx'))

/** What is shown in place of a page that could not be loaded: a 403 has a message of its own, anything else can be tried again. */
export function ErrorPage({ error }: ErrorComponentProps) {
  if (failureOf(error).status !== 403) return <BrokenPage />
  return (
    <Suspense fallback={<main id="main" />}>
      <ForbiddenPage />
    </Suspense>
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
