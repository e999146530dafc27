import { readFile } from 'node:fs/promises'
import type { Locale } from '@zayy/i18n/locale'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cardIssues, readCardForm, testCards } from './cards.ts'
import { answerBank, chargeCard } from './payments.ts'
import { type Invoice, invoiceStatus, type Storage } from './storage.ts'
import { bankPage, type CardPage, cardPage, closedPage, type Markup } from './views.ts'

const styles = {
  'tokens.css': new URL('../../../packages/ui/src/styles/tokens.css', import.meta.url),
  'page.css': new URL('./page.css', import.meta.url),
}

/** The pages of the test gateway, below `/test-gateway`: the card form, the bank's question, and the way back to the shop. */
export function createPages(storage: Storage, now: () => Date): Hono {
  const pages = new Hono().basePath('/test-gateway')
  for (const [name, file] of Object.entries(styles))
    pages.get(`/${name}`, async (c) =>
      c.body(await readFile(file, 'utf8'), 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=300',
      }),
    )
  pages.use(bodyLimit({ maxSize: 8 * 1024, onError: (c) => c.body(null, 413) }))
  pages.get('/invoices/:id', (c) => {
    const invoice = storage.findInvoice(c.req.param('id'))
    if (!invoice) return c.notFound()
    const number = testCards.find((card) => card.number === c.req.query('card'))?.number
    const last = invoice.payments.at(-1)
    return send(
      c,
      invoice,
      openPage(invoice, localeOf(c), {
        form: number === undefined ? {} : { number, name: 'Test Card', expiry: '12/40', cvc: '123' },
        declined: last?.status === 'failed' ? last.source.response_code : undefined,
      }),
    )
  })
  pages.post('/invoices/:id/pay', async (c) => {
    const invoice = storage.findInvoice(c.req.param('id'))
    if (!invoice) return c.notFound()
    const form = readCardForm(await sentForm(c))
    const issues = cardIssues(form, now())
    const locale = localeOf(c)
    if (Object.keys(issues).length > 0)
      return send(c, invoice, openPage(invoice, locale, { form, issues }), 422)
    const toConfirm = chargeCard(storage, invoice.id, form.number, now())
    const page = `/test-gateway/invoices/${invoice.id}`
    const next = toConfirm ? `${page}/bank/${toConfirm.id}` : page
    return c.redirect(`${next}?lang=${locale}`, 303)
  })
  pages.get('/invoices/:id/bank/:payment', (c) => {
    const { id, payment: paymentId } = c.req.param()
    const invoice = storage.findInvoice(id)
    const payment = invoice?.payments.find((tried) => tried.id === paymentId)
    if (!invoice || !payment) return c.notFound()
    // The browser's back button on the bill leads here.
    if (payment.status !== 'initiated') return c.redirect(`/test-gateway/invoices/${id}?lang=${localeOf(c)}`)
    return send(c, invoice, bankPage(payment, localeOf(c)))
  })
  pages.post('/invoices/:id/bank/:payment', async (c) => {
    const { id: invoiceId, payment: paymentId } = c.req.param()
    const invoice = storage.findInvoice(invoiceId)
    if (!invoice?.payments.some(({ id }) => id === paymentId)) return c.notFound()
    const approves = (await sentForm(c)).get('answer') === 'approve'
    const isPaid = answerBank(storage, { invoiceId, paymentId, approves }, now())
    if (!isPaid || invoice.success_url === null)
      return c.redirect(`/test-gateway/invoices/${invoiceId}?lang=${localeOf(c)}`, 303)
    const back = new URL(invoice.success_url)
    // Moyasar adds these parameters too. The shop must not trust them.
    for (const [name, value] of Object.entries({ id: paymentId, status: 'paid', message: 'APPROVED' }))
      back.searchParams.set(name, value)
    return c.redirect(back.href, 303)
  })
  pages.get('/invoices/:id/back', (c) => {
    const invoice = storage.findInvoice(c.req.param('id'))
    return invoice ? c.redirect(invoice.back_url ?? '/', 303) : c.notFound()
  })
  return pages

  function openPage(invoice: Invoice, locale: Locale, shown: CardPage): Markup {
    const status = invoiceStatus(invoice, now())
    return status === 'initiated'
      ? cardPage(invoice, locale, shown)
      : closedPage(invoice.id, status === 'paid', locale)
  }
}

/** Returns an empty form for an invalid body. */
async function sentForm(c: Context): Promise<FormData> {
  return await c.req.formData().catch(() => new FormData())
}

async function send(c: Context, invoice: Invoice, page: Markup, status: 200 | 422 = 200): Promise<Response> {
  // Browsers apply `form-action` to the redirect after a form too, and the last form redirects to the shop.
  const forms = `'self' ${invoice.success_url === null ? '' : new URL(invoice.success_url).origin}`
  return c.html(await page, status, {
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'private, no-store',
  })
}

function localeOf(c: Context): Locale {
  return c.req.query('lang') === 'en' ? 'en' : 'ar'
}
