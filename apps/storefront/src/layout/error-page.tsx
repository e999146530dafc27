import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { Icon } from '@zayy/ui/icon'
import { useWords } from '../i18n/locale-context.tsx'
import { MessagePage } from './message-page.tsx'
import { ShopLink } from './shop-link.tsx'
import { useFrame } from './use-shop-settings.ts'
import { whatsappLink } from './whatsapp-link.ts'

/** What is shown in place of a page that could not be loaded: every 403 has its own words, all else can be tried again. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return failureOf(error).status === 403 ? <ForbiddenPage /> : <BrokenPage />
}

/** Spec, 8: 'Sorry, but you do not have permission to access this page or resource.' */
function ForbiddenPage() {
  const words = useWords('layout')
  return (
    <MessagePage art="tag" title={words.forbidden} text={words.forbiddenText}>
      <ShopLink className="btn p" to="/">
        {words.backHome}
      </ShopLink>
      <ShopLink className="btn o" to="/auth">
        {words.signIn}
      </ShopLink>
    </MessagePage>
  )
}

function BrokenPage() {
  const words = useWords('layout')
  const router = useRouter()
  const { whatsapp } = useFrame()
  return (
    <MessagePage art="needle" title={words.broken} text={words.brokenText}>
      <button type="button" className="btn p" onClick={() => void router.invalidate()}>
        <Icon name="arrow-counter-clockwise" flip />
        {words.tryAgain}
      </button>
      {whatsapp ? (
        <a className="btn o" href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp-logo" />
          {words.message}
        </a>
      ) : null}
    </MessagePage>
  )
}
