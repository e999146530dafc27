import { type Locale, localeInfo, otherLocale } from '@zayy/i18n/locale'
import { paymentPage as ar } from '@zayy/i18n/messages/ar/payment-page'
import { paymentPage as en } from '@zayy/i18n/messages/en/payment-page'
import { html } from 'hono/html'

export const pageMessages = { ar, en }

export type Markup = ReturnType<typeof html>

/** The headers of the gateway's pages: nothing but their own style, no script, and forms that stay here. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
}

/** A page of the test gateway, with the note that no money moves here. */
export function pageFrame(locale: Locale, path: string, content: Markup): Markup {
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
