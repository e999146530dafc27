import { loginAddress } from '../i18n/login-address.ts'
import { useSignedIn } from '../account-state/use-signed-in.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import { forCustomers, forGuests } from './choose-before-hydration.tsx'
import typography from '@zayy/ui/typography.module.css'

/** Whether one orders as a guest, with the way to the login and back, or as a customer. */
export function WhoOrders() {
  const messages = useCheckoutMessages()
  const locale = useLocale()
  const login = useSignedIn()
  if (login) return messages.customer
  return (
    <>
      {login === undefined && <span {...forCustomers}>{messages.customer}</span>}
      <span {...forGuests}>
        {messages.guest} {messages.haveAccount}{' '}
        <a className={typography.link} href={loginAddress(locale, localizedPath(locale, '/checkout'))}>
          {messages.logIn}
        </a>
      </span>
    </>
  )
}
