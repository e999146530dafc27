import { readFile } from 'node:fs/promises'
import type { Database } from '@zayy/database/database'
import type { Locale } from '@zayy/i18n/locale'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { bankPage, closedPage } from './bank-page.ts'
import { cardIssues, readCardForm } from './card-form.ts'
import { type CardPage, cardPage } from './card-page.ts'
import { answerBank, chargeCard } from './charge-card.ts'
import { type InvoiceRow, invoiceStatus, selectCharge, selectInvoice } from './invoice-queries.ts'
import { type Markup, pageHeaders } from './page-frame.ts'
import { testCards } from './test-cards.ts'

const styles = {
  'tokens.css': new URL('../../../../packages/ui/src/styles/tokens.css', import.meta.url),
  'page.css': new URL('./page.css', import.meta.url),
}

/** The pages of the test gateway, below `/test-gateway`: the card form, the bank's question, and the way back to the shop. */
export function createGatewayPages({ database, now }: { database: Database; now: () => Date }): Hono {
  const pages = new Hono().basePath('/test-gateway')
  for (const [name, file] of Object.entries(styles))
    pages.get(`/${name}`, async (c) =>
      c.body(await readFile(file, 'utf8'), 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=300',
      }),
    )
  pages.use(bodyLimit({ maxSize: 8 * 1024, onError: (c) => c.body(null, 413) }))
  pages.get('/invoices/:id', async (c) => {
    const found = await selectInvoice(database, c.req.param('id'))
    if (!found) return c.notFound()
    const number = testCards.find((card) => card.number === c.req.query('card'))?.number
    const last = found.charges.at(-1)
    return send(
      c,
      openPage(found.invoice, localeOf(c), {
        form: number === undefined ? {} : { number, name: 'Test Card', expiry: '12/40', cvc: '123' },
        declined: last?.status === 'failed' ? last.responseCode : undefined,
      }),
    )
  })
  pages.post('/invoices/:id/pay', async (c) => {
    const found = await selectInvoice(database, c.req.param('id'))
    if (!found) return c.notFound()
    const { invoice } = found
    const form = readCardForm(await sentForm(c))
    const issues = cardIssues(form, now())
    const locale = localeOf(c)
    if (Object.keys(issues).length > 0) return send(c, openPage(invoice, locale, { form, issues }), 422)
    const result = await chargeCard(database, invoice.id, form.number, now())
    const page = `/test-gateway/invoices/${invoice.id}`
    const next = result.kind === 'confirm' ? `${page}/bank/${result.chargeId}` : page
    return c.redirect(`${next}?lang=${locale}`, 303)
  })
  pages.get('/invoices/:id/bank/:charge', async (c) => {
    const found = await selectCharge(database, c.req.param('charge'))
    if (found?.invoice.id !== c.req.param('id')) return c.notFound()
    // Back from the bill leads here.
    if (found.charge.status !== 'initiated')
      return c.redirect(`/test-gateway/invoices/${found.invoice.id}?lang=${localeOf(c)}`)
    return send(c, bankPage(found.charge, localeOf(c)))
  })
  pages.post('/invoices/:id/bank/:charge', async (c) => {
    const { id: invoiceId, charge: chargeId } = c.req.param()
    const found = await selectCharge(database, chargeId)
    if (found?.invoice.id !== invoiceId) return c.notFound()
    const approves = (await sentForm(c)).get('answer') === 'approve'
    if (!(await answerBank(database, { invoiceId, chargeId, approves }, now())))
      return c.redirect(`/test-gateway/invoices/${invoiceId}?lang=${localeOf(c)}`, 303)
    const { successUrl } = found.invoice
    if (successUrl === null) return c.redirect(`/test-gateway/invoices/${invoiceId}?lang=${localeOf(c)}`, 303)
    const back = new URL(successUrl)
    // As Moyasar sends them: whoever reads them must not believe them.
    for (const [name, value] of Object.entries({ id: chargeId, status: 'paid', message: 'APPROVED' }))
      back.searchParams.set(name, value)
    return c.redirect(back.href, 303)
  })
  pages.get('/invoices/:id/back', async (c) => {
    const found = await selectInvoice(database, c.req.param('id'))
    return found ? c.redirect(found.invoice.backUrl ?? '/', 303) : c.notFound()
  })
  return pages

  function openPage(invoice: InvoiceRow, locale: Locale, shown: CardPage): Markup {
    const status = invoiceStatus(invoice, now())
    return status === 'initiated'
      ? cardPage(invoice, locale, shown)
      : closedPage(invoice.id, status === 'paid', locale)
  }
}

/** What is no form is as one that was sent empty. */
async function sentForm(c: Context): Promise<FormData> {
  return await c.req.formData().catch(() => new FormData())
}

async function send(c: Context, page: Markup, status: 200 | 422 = 200): Promise<Response> {
  return c.html(await page, status, pageHeaders)
}

function localeOf(c: Context): Locale {
  return c.req.query('lang') === 'en' ? 'en' : 'ar'
}
