import { Icon } from '@zayy/ui/icon'
import { useSignedIn } from '../account-state/use-signed-in.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from './shop-link.tsx'

/** To the account of who is logged in, else to the login (spec, 2 Shared page frame). */
export function AccountLink({
  className,
  withText = false,
}: {
  className: string | undefined
  withText?: boolean
}) {
  const messages = useMessages('layout')
  const isSignedIn = useSignedIn()
  const text = isSignedIn ? messages.account : messages.signIn
  return (
    <ShopLink
      className={className}
      to={isSignedIn ? '/account' : '/auth'}
      {...(withText ? {} : { label: text })}
      reloadDocument={!isSignedIn}
    >
      <Icon name="user" {...(withText ? {} : { size: 'l' })} />
      {withText ? text : null}
    </ShopLink>
  )
}
