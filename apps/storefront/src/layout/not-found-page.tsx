import { useWords } from '../i18n/locale-context.tsx'
import { MessagePage } from './message-page.tsx'
import { ShopLink } from './shop-link.tsx'

/** Any other path, and whatever was asked for and is not there (spec, 2 and 8). The answer's status is 404. */
export function NotFoundPage() {
  const words = useWords('layout')
  return (
    <MessagePage
      art="tape-measure"
      kicker={words.notFoundTitle}
      title={words.notFound}
      text={words.notFoundText}
    >
      <ShopLink className="btn p" to="/">
        {words.backHome}
      </ShopLink>
      <ShopLink className="btn o" to="/shop">
        {words.explore}
      </ShopLink>
    </MessagePage>
  )
}
