import type { Locale } from '@zayy/i18n/locale'
import { type Context, Hono } from 'hono'
import { cardIssues, readCardForm, testCards } from './cards.ts'
import { pageAssets } from './page-assets.ts'
import { answerBank, chargeCard } from './payments.ts'
import { type Invoice, invoiceStatus, type Storage } from './storage.ts'
import {
  bankPage,
  type CardPage,
  cardPage,
  closedPage,
  type Markup,
  type Merchant,
  type PageContext,
} from './views.ts'

const MAX_FORM_BYTES = 8 * 1024

/** Returns the shop that the pages show in a language, or null if the gateway does not know it. */
export type FindMerchant = (locale: Locale) => Promise<Merchant | null>

/** The pages of the test gateway, below `/test-gateway`: the card form, the bank's question, and the way back to the shop. */
export function createPages(storage: Storage, now: () => Date, findMerchant: FindMerchant): Hono {
  const pages = new Hono().basePath('/test-gateway')
  pages.get('/:file', async (c) => {
    const asset = pageAssets.get(c.req.param('file'))
    if (!asset) return c.notFound()
    return new Response(await asset.read(), {
      headers: { 'content-type': asset.type, 'cache-control': `public, max-age=${asset.maxAge}` },
    })
  })
  pages.use(async (c, next) => {
    // Browsers send a form with its length.
    const length = Number(c.req.header('content-length') ?? Number.NaN)
    return c.req.method === 'POST' && !(length <= MAX_FORM_BYTES) ? c.body(null, 413) : await next()
  })
  pages.get('/invoices/:id', async (c) => {
    const invoice = storage.findInvoice(c.req.param('id'))
    if (!invoice) return c.notFound()
    const number = testCards.find((card) => card.number === c.req.query('card'))?.number
    const last = invoice.payments.at(-1)
    const shown = {
      form: number === undefined ? {} : { number, name: 'Test Card', expiry: '12/40', cvc: '123' },
      declined: last?.status === 'failed' ? last.source.response_code : undefined,
    }
    return await send(c, invoice, (context) => openPage(context, shown))
  })
  pages.post('/invoices/:id/pay', async (c) => {
    const invoice = storage.findInvoice(c.req.param('id'))
    if (!invoice) return c.notFound()
    const form = readCardForm(await sentForm(c))
    const issues = cardIssues(form, now())
    if (Object.keys(issues).length > 0)
      return await send(c, invoice, (context) => openPage(context, { form, issues }), 422)
    const toConfirm = chargeCard(storage, invoice.id, form.number, now())
    const page = `/test-gateway/invoices/${invoice.id}`
    const next = toConfirm ? `${page}/bank/${toConfirm.id}` : page
    return c.redirect(`${next}?lang=${localeOf(c)}`, 303)
  })
  pages.get('/invoices/:id/bank/:payment', async (c) => {
    const { id, payment: paymentId } = c.req.param()
    const invoice = storage.findInvoice(id)
    const payment = invoice?.payments.find((tried) => tried.id === paymentId)
    if (!invoice || !payment) return c.notFound()
    // The browser's back button on the bill leads here.
    if (payment.status !== 'initiated') return c.redirect(`/test-gateway/invoices/${id}?lang=${localeOf(c)}`)
    return await send(c, invoice, (context) => bankPage(context, payment))
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

  function openPage(context: PageContext, shown: CardPage): Markup {
    const status = invoiceStatus(context.invoice, now())
    return status === 'initiated' ? cardPage(context, shown) : closedPage(context, status === 'paid')
  }

  async function send(
    c: Context,
    invoice: Invoice,
    page: (context: PageContext) => Markup,
    status: 200 | 422 = 200,
  ): Promise<Response> {
    // Browsers apply `form-action` to the redirect after a form too, and the last form redirects to the shop.
    const forms = `'self' ${invoice.success_url === null ? '' : new URL(invoice.success_url).origin}`
    const locale = localeOf(c)
    // A page without its wordmark is better than none while the database is away.
    const merchant = await findMerchant(locale).catch(() => null)
    return c.html(await page({ invoice, locale, merchant }), status, {
      'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'private, no-store',
    })
  }
}

/** Returns an empty form for an invalid body. */
async function sentForm(c: Context): Promise<FormData> {
  return await c.req.formData().catch(() => new FormData())
}

function localeOf(c: Context): Locale {
  return c.req.query('lang') === 'en' ? 'en' : 'ar'
}
