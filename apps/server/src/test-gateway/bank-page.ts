import type { Locale } from '@zayy/i18n/locale'
import { html } from 'hono/html'
import type { ChargeRow } from './invoice-queries.ts'
import { type Markup, pageFrame, pageMessages } from './page-frame.ts'

/** The card holder's bank asks whether the payment is theirs (3-D Secure). */
export function bankPage(charge: ChargeRow, locale: Locale): Markup {
  const messages = pageMessages[locale]
  const path = `/test-gateway/invoices/${charge.invoiceId}/bank/${charge.id}`
  return pageFrame(
    locale,
    path,
    html`
      <h1>${messages.confirmTitle}</h1>
      <p>${messages.confirmText(charge.lastDigits)}</p>
      <form method="post" action="${path}?lang=${locale}">
        <button type="submit" name="answer" value="approve">${messages.approve}</button>
        <button type="submit" name="answer" value="refuse" class="quiet">${messages.refuse}</button>
      </form>
    `,
  )
}

/** An invoice on which nothing can be paid any more: it is paid, or its time is over. */
export function closedPage(invoiceId: string, isPaid: boolean, locale: Locale): Markup {
  const messages = pageMessages[locale]
  const path = `/test-gateway/invoices/${invoiceId}`
  return pageFrame(
    locale,
    path,
    html`
      <h1>${isPaid ? messages.paid : messages.ended}</h1>
      <p>${isPaid ? messages.paidText : messages.endedText}</p>
      <p><a href="${path}/back">${messages.back}</a></p>
    `,
  )
}
