import { toSar } from '@zayy/domain/money'
import { type Locale, localeInfo, otherLocale } from '@zayy/i18n/locale'
import { paymentPage as ar } from '@zayy/i18n/messages/ar/payment-page'
import { paymentPage as en } from '@zayy/i18n/messages/en/payment-page'
import { formatAmount } from '@zayy/i18n/numbers'
import { html } from 'hono/html'
import { type CardForm, type CardIssues, testCards } from './cards.ts'
import { pageAssets } from './page-assets.ts'
import type { Invoice, Payment } from './storage.ts'

const pageMessages = { ar, en }

export type Markup = ReturnType<typeof html>

/** The shop that is paid. @property logo path of its picture, or empty */
export type Merchant = { name: string; logo: string }

export type PageContext = { invoice: Invoice; locale: Locale; merchant: Merchant | null }

/** @property declined the response code of the last card, if it was declined */
export type CardPage = { form?: Partial<CardForm>; issues?: CardIssues; declined?: string | undefined }

/** The card form of an invoice, and the table of test cards. */
export function cardPage(context: PageContext, shown: CardPage): Markup {
  const { invoice, locale } = context
  const messages = pageMessages[locale]
  const { form = {}, issues = {}, declined } = shown
  const path = invoicePath(invoice)
  const field = (name: keyof CardForm, autocomplete: string, inputmode: 'text' | 'numeric') => html`
    <div class="field ${name}">
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
        ${issues[name] ? html`aria-describedby="${name}-issue"` : ''}
      />
      ${issues[name] ? html`<p class="issue" id="${name}-issue">${messages.issues[name]}</p>` : ''}
    </div>
  `
  const cards = html`
    <section class="cards" aria-labelledby="cards">
      <h2 id="cards">${messages.cards}</h2>
      <p>${messages.cardsHint}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${messages.card}</th>
            <th scope="col">${messages.result}</th>
          </tr>
        </thead>
        <tbody>
          ${testCards.map(({ company, number, code }) => {
            const grouped = number.replace(/\d{4}(?=\d)/g, '$& ')
            return html`<tr>
              <td>
                <bdi dir="ltr"
                  ><small>${company}</small>
                  <a href="${path}?lang=${locale}&card=${number}" aria-label="${messages.fill(grouped)}"
                    >${grouped}</a
                  ></bdi
                >
              </td>
              <td>${resultOf(code, locale)}</td>
            </tr>`
          })}
        </tbody>
      </table>
    </section>
  `
  return pageFrame(
    context,
    { path, title: messages.title },
    html`
      ${
        declined === undefined
          ? ''
          : html`<p class="declined" role="alert">
              <b>${messages.declined}</b><br />${resultOf(declined, locale)}
            </p>`
      }
      <form method="post" action="${path}/pay?lang=${locale}" novalidate>
        ${field('number', 'cc-number', 'numeric')} ${field('name', 'cc-name', 'text')}
        ${field('expiry', 'cc-exp', 'numeric')} ${field('cvc', 'cc-csc', 'numeric')}
        <button type="submit">${messages.pay} ${amountOf(invoice, locale)}</button>
      </form>
      <p><a class="back" href="${path}/back">${messages.back}</a></p>
    `,
    cards,
  )
}

/** The page on which the bank asks the card holder to confirm the payment (3-D Secure). */
export function bankPage(context: PageContext, payment: Payment): Markup {
  const messages = pageMessages[context.locale]
  const path = `${invoicePath(context.invoice)}/bank/${payment.id}`
  return pageFrame(
    context,
    { path, title: messages.confirmTitle },
    html`
      <p>${messages.confirmText(payment.source.number.slice(-4))}</p>
      <form class="answers" method="post" action="${path}?lang=${context.locale}">
        <button type="submit" name="answer" value="approve">${messages.approve}</button>
        <button type="submit" name="answer" value="refuse" class="quiet">${messages.refuse}</button>
      </form>
    `,
  )
}

/** The page of a paid or expired invoice. */
export function closedPage(context: PageContext, isPaid: boolean): Markup {
  const messages = pageMessages[context.locale]
  const path = invoicePath(context.invoice)
  return pageFrame(
    context,
    { path, title: isPaid ? messages.paid : messages.ended },
    html`
      <p>${isPaid ? messages.paidText : messages.endedText}</p>
      <p class="answers"><a class="button" href="${path}/back">${messages.back}</a></p>
    `,
  )
}

/**
 * A page of the test gateway: the note that no money is taken, the shop's wordmark, the order beside the content.
 * @param more content below the order
 */
function pageFrame(
  context: PageContext,
  { path, title }: { path: string; title: string },
  content: Markup,
  more: Markup | '' = '',
): Markup {
  const { invoice, locale, merchant } = context
  const messages = pageMessages[locale]
  const other = otherLocale(locale)
  return html`<!doctype html>
    <html lang="${locale}" dir="${localeInfo[locale].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}${merchant ? ` | ${merchant.name}` : ''}</title>
        ${fontNames[locale].map(
          (name) =>
            html`<link rel="preload" as="font" type="font/woff2" href="/test-gateway/${name}" crossorigin />`,
        )}
        <link rel="stylesheet" href="/test-gateway/tokens.css" />
        <link rel="stylesheet" href="/test-gateway/fonts.css" />
        <link rel="stylesheet" href="/test-gateway/page.css" />
      </head>
      <body>
        <header>
          <p class="test">${messages.test}</p>
          <div class="bar">
            ${merchant ? html`<a class="shop" href="${invoicePath(invoice)}/back">${wordmark(merchant)}</a>` : ''}
            <a class="language" href="${path}?lang=${other}" lang="${other}">${messages.otherLanguage}</a>
          </div>
        </header>
        <main>
          <h1>${title}</h1>
          <div class="content">${content}</div>
          <aside aria-label="${messages.order}">
            <section class="order">
              <p>${invoice.description}</p>
              <p class="amount">${messages.amount} <b>${amountOf(invoice, locale)}</b></p>
            </section>
            ${more}
          </aside>
        </main>
      </body>
    </html>`
}

/** Fonts of the first screen, to preload. */
const fontNames = {
  ar: fontsNamed(/alexandria-(arabic|digits)/),
  en: fontsNamed(/alexandria-latin-basic/),
}

function fontsNamed(pattern: RegExp): string[] {
  return [...pageAssets.keys()].filter((name) => pattern.test(name))
}

function wordmark({ name, logo }: Merchant): Markup | string {
  return logo === '' ? name : html`<img src="${logo}" alt="${name}" />`
}

function invoicePath({ id }: Pick<Invoice, 'id'>): string {
  return `/test-gateway/invoices/${id}`
}

/** The amount with the riyal sign, as the shop writes it. Screen readers get the currency's name. */
function amountOf({ amount }: Invoice, locale: Locale): Markup {
  const { currency } = pageMessages[locale]
  return html`<bdi class="money" dir="ltr"
    ><i aria-hidden="true">\u20c1</i>${formatAmount(toSar(amount))}<span class="hidden"> ${currency}</span></bdi
  >`
}

function resultOf(code: string, locale: Locale): string {
  const results: Record<string, string> = pageMessages[locale].results
  return results[code] ?? results['99'] ?? ''
}
