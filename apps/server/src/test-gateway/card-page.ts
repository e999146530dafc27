import { toSar } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { formatAmount } from '@zayy/i18n/numbers'
import { html } from 'hono/html'
import type { CardIssues, CardForm } from './card-form.ts'
import type { InvoiceRow } from './invoice-queries.ts'
import { type Markup, pageFrame, pageMessages } from './page-frame.ts'
import { testCards } from './test-cards.ts'

/**
 * What the form shows.
 * @property declined the response code of the card that was tried last
 */
export type CardPage = { form?: Partial<CardForm>; issues?: CardIssues; declined?: string | undefined }

/** The card form of an invoice, and the table of test cards. */
export function cardPage(invoice: InvoiceRow, locale: Locale, shown: CardPage): Markup {
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

/** What a response code means, in words. */
function resultOf(code: string, locale: Locale): string {
  const results: Record<string, string> = pageMessages[locale].results
  return results[code] ?? results['99'] ?? ''
}
