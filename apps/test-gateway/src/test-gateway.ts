import type { Hono } from 'hono'
import { createApi } from './api.ts'
import { createPages, type FindMerchant } from './pages.ts'
import { openStorage } from './storage.ts'

/**
 * @property folder where the gateway stores its file, made if it is missing
 * @property origin the origin of its pages
 * @property secretKey the user name that callers of the API send by Basic authentication
 * @property webhookSecret the `secret_token` of each webhook
 * @property findMerchant returns the shop whose wordmark the pages show
 */
export type TestGatewayOptions = {
  folder: string
  origin: string
  secretKey: string
  webhookSecret: string
  findMerchant?: FindMerchant
  now?: () => Date
}

/**
 * @property api answers below `/v1`
 * @property pages answers below `/test-gateway`
 * @property deliverWebhooks posts due webhooks and returns their number; `post` returns the HTTP status of the shop's response
 */
export type TestGateway = {
  api: Hono
  pages: Hono
  deliverWebhooks: (post: (body: string) => Promise<number>) => Promise<number>
  close: () => void
}

/** Moyasar drops a webhook after six attempts. */
const MAX_ATTEMPTS = 6

/** Opens a payment gateway that takes no money. It implements the part of Moyasar's HTTP API that the shop uses, with hosted pages. */
export function openTestGateway({
  folder,
  origin,
  secretKey,
  webhookSecret,
  findMerchant = async () => null,
  now = () => new Date(),
}: TestGatewayOptions): TestGateway {
  const storage = openStorage(folder)
  return {
    api: createApi({ storage, origin, secretKey, now }),
    pages: createPages(storage, now, findMerchant),
    // Delivers in random order and at least twice, because the shop must not rely on order or number.
    deliverWebhooks: async (post) => {
      const claimed = storage.claimWebhooks(now())
      for (const { id, type, paymentId, createdAt, attempts } of claimed) {
        const payments = storage.findInvoiceOfPayment(paymentId)?.payments
        // docs.moyasar.com/api/other/webhooks
        const body = JSON.stringify({
          id,
          type,
          created_at: createdAt,
          secret_token: webhookSecret,
          account_name: null,
          live: false,
          data: payments?.find((payment) => payment.id === paymentId),
        })
        const isTaken = (await post(body).catch(() => 0)) === 200
        if ((isTaken && attempts > 1) || attempts >= MAX_ATTEMPTS) storage.deleteWebhook(id)
      }
      return claimed.length
    },
    close: storage.close,
  }
}
