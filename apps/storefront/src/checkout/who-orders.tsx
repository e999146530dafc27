import { loginAddress } from '../account-state/login-address.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import { forCustomers, forGuests, useChosenLogin } from './choose-before-hydration.tsx'
import typography from '@zayy/ui/typography.module.css'

/** Whether one orders as a guest, with the way to the login and back, or as a customer. */
export function WhoOrders() {
  const messages = useCheckoutMessages()
  const locale = useLocale()
  const login = useChosenLogin()
  if (login === true) return messages.customer
  return (
    <>
      {login === null ? <span {...forCustomers}>{messages.customer}</span> : null}
      <span {...forGuests}>
        {messages.guest} {messages.haveAccount}{' '}
        <a className={typography.link} href={loginAddress(locale, localizedPath(locale, '/checkout'))}>
          {messages.logIn}
        </a>
      </span>
    </>
  )
}
