import { toSar } from '@zayy/domain/money'
import { type Locale, localeInfo, otherLocale } from '@zayy/i18n/locale'
import { paymentPage as ar } from '@zayy/i18n/messages/ar/payment-page'
import { paymentPage as en } from '@zayy/i18n/messages/en/payment-page'
import { formatAmount } from '@zayy/i18n/numbers'
import { html } from 'hono/html'
import { type CardForm, type CardIssues, testCards } from './cards.ts'
import type { Invoice, Payment } from './storage.ts'

const pageMessages = { ar, en }

export type Markup = ReturnType<typeof html>

/** @property declined the response code of the last card, if it was declined */
export type CardPage = { form?: Partial<CardForm>; issues?: CardIssues; declined?: string | undefined }

/** The card form of an invoice, and the table of test cards. */
export function cardPage(invoice: Invoice, locale: Locale, shown: CardPage): Markup {
  const messages = pageMessages[locale]
  const { form = {}, issues = {}, declined } = shown
  const path = `/test-gateway/invoices/${invoice.id}`
  const amount = messages.money(formatAmount(toSar(invoice.amount)))
  const field = (name: keyof CardForm, autocomplete: string, inputmode: 'text' | 'numeric') => html`
    <label for="${name}">${messages[name]}</label>
    <input
      id="${name}"
      name="${name}"
      value="${form[name] ?? ''}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      dir="ltr"
      maxlength="60"
      aria-invalid="${issues[name] ? 'true' : 'false'}"
      aria-describedby="${name}-issue"
    />
    <p class="issue" id="${name}-issue">${issues[name] ? messages.issues[name] : ''}</p>
  `
  return pageFrame(
    locale,
    path,
    html`
      <h1>${messages.title}</h1>
      <p>${invoice.description}</p>
      <p class="amount">${messages.amount}: <b>${amount}</b></p>
      ${
        declined === undefined
          ? ''
          : html`<p class="declined" role="alert">${messages.declined}: ${resultOf(declined, locale)}</p>`
      }
      <form method="post" action="${path}/pay?lang=${locale}" novalidate>
        ${field('number', 'cc-number', 'numeric')} ${field('name', 'cc-name', 'text')}
        ${field('expiry', 'cc-exp', 'numeric')} ${field('cvc', 'cc-csc', 'numeric')}
        <button type="submit">${messages.pay(amount)}</button>
      </form>
      <p><a href="${path}/back">${messages.back}</a></p>
      <h2>${messages.cards}</h2>
      <p>${messages.cardsHint}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${messages.card}</th>
            <th scope="col">${messages.result}</th>
          </tr>
        </thead>
        <tbody>
          ${testCards.map(
            ({ company, number, code }) => html`<tr>
              <td>
                <a
                  dir="ltr"
                  href="${path}?lang=${locale}&card=${number}"
                  aria-label="${messages.fill(number)}"
                  >${company} ${number}</a
                >
              </td>
              <td>${resultOf(code, locale)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    `,
  )
}

/** The page on which the bank asks the card holder to confirm the payment (3-D Secure). */
export function bankPage(payment: Payment, locale: Locale): Markup {
  const messages = pageMessages[locale]
  const path = `/test-gateway/invoices/${payment.invoice_id}/bank/${payment.id}`
  return pageFrame(
    locale,
    path,
    html`
      <h1>${messages.confirmTitle}</h1>
      <p>${messages.confirmText(payment.source.number.slice(-4))}</p>
      <form method="post" action="${path}?lang=${locale}">
        <button type="submit" name="answer" value="approve">${messages.approve}</button>
        <button type="submit" name="answer" value="refuse" class="quiet">${messages.refuse}</button>
      </form>
    `,
  )
}

/** The page of a paid or expired invoice. */
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

/** A page of the test gateway, with the note that no money is taken. */
function pageFrame(locale: Locale, path: string, content: Markup): Markup {
  const messages = pageMessages[locale]
  const other = otherLocale(locale)
  return html`<!doctype html>
    <html lang="${locale}" dir="${localeInfo[locale].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${messages.title}</title>
        <link rel="stylesheet" href="/test-gateway/tokens.css" />
        <link rel="stylesheet" href="/test-gateway/page.css" />
      </head>
      <body>
        <main>
          <p class="test">${messages.test}</p>
          ${content}
          <p class="language">
            <a href="${path}?lang=${other}" lang="${other}">${messages.otherLanguage}</a>
          </p>
        </main>
      </body>
    </html>`
}

function resultOf(code: string, locale: Locale): string {
  const results: Record<string, string> = pageMessages[locale].results
  return results[code] ?? results['99'] ?? ''
}
