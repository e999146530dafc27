import { join } from 'node:path'
import type { SendMail } from '@zayy/platform/mail/mail'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import type { InvoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import type { ZatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import type { PaymentTools } from '@zayy/shop/payments/confirm-payment'
import { limitMultiplier, type Settings } from '../config/read-settings.mjs'
import { runShopJobs } from './job-handlers.ts'
import type { Log } from './log.ts'

type StartJobsOptions = {
  settings: Settings
  publicUrl: string
  keys: Keys
  typesetter: InvoiceTypesetter
  log: Log
  payments: PaymentTools
  zatca: ZatcaPlatform | undefined
}

/** Runs queued jobs. Mails are sent by SMTP_URL or written to DATA_DIR/mail. Returns a function that stops it. */
export function startJobs(
  database: Database,
  { settings, publicUrl, keys, typesetter, log, payments, zatca }: StartJobsOptions,
): () => Promise<void> {
  const jobs = runShopJobs(database, {
    sendMail: mailer(settings),
    publicUrl,
    shopCommand: settings.shopCommand,
    keys,
    typesetter,
    onInvoiceMissing: (error) =>
      log.error({ event: 'invoice_missing', err: error }, 'A mail was sent without its invoice'),
    payments,
    zatca: zatca && {
      platform: zatca,
      onEvent: ({ event, ...about }) =>
        log[event === 'zatca_answered' ? 'info' : 'error']({ event, ...about }, ZATCA_EVENTS[event]),
    },
    limitMultiplier: limitMultiplier(settings.limits),
    onMailDeferred: (mail) =>
      log.info({ event: 'mail_limit', mail }, 'A mail goes into a digest: its recipient is over the limit'),
    onError: (error, job) => {
      if (job) log.error({ event: 'job_failed', ...job, err: error }, 'A job failed and will be retried')
      else log.error({ event: 'jobs_without_database', err: error }, 'Jobs wait for the database')
    },
    onGivenUp: (job) => log.error({ event: 'job_given_up', ...job }, 'A job has failed for good'),
  })
  return () => jobs.stop()
}

const ZATCA_EVENTS = {
  zatca_answered: 'A document was sent to ZATCA',
  zatca_rejected: 'ZATCA rejected a document',
  zatca_warned: 'ZATCA accepted a document with warnings',
  zatca_unit_stopped: 'ZATCA refuses the certificate of this shop: documents wait until the unit is resumed',
} as const

/** Returns a mailer for the settings. Loads its library, half a megabyte of code, with the first mail. */
function mailer({ smtpUrl, dataDir }: Settings): SendMail {
  let opened: Promise<SendMail> | undefined
  const open = async (): Promise<SendMail> => {
    if (smtpUrl) return (await import('@zayy/platform/mail/mail-by-smtp')).mailBySmtp(smtpUrl)
    const { mailToFiles } = await import('@zayy/platform/mail/mail-to-files')
    return mailToFiles(join(dataDir, 'mail'), () => new Date())
  }
  return async (mail, signal) => {
    opened ??= open()
    const send = await opened
    await send(mail, signal)
  }
}
