import { formatNumber } from '@zayy/i18n/numbers'
import { countFailingJobs } from '@zayy/platform/jobs/count-failing-jobs'
import { checkMailServer } from '@zayy/platform/mail/mail-by-smtp'
import type { Executor } from '@zayy/platform/postgres/database'
import { JOBS_WITHOUT_MAIL } from '@zayy/shop/add-job'
import { listOrdersWithoutMail } from '@zayy/shop/orders/find-buyer-mail'
import { FORWARD_IGNORED, isPublic, type Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** The second attempt follows the first by five seconds. */
const FAILED_ONCE = 2
/** Orders named in a line. */
const MAX_CODES = 5
/** After these days a refused mailbox is no news: the owner has asked the customer, or cannot. */
const MAIL_DAYS = 7

/** Checks that mails can be sent. A server may let the shop log in and still refuse every recipient, so the waiting mails count too. */
export async function checkMail(
  settings: Settings,
  database: Executor | null,
  messages: CommandMessages,
): Promise<Finding> {
  const texts = messages.doctorCommands.mail
  const { smtpUrl } = settings
  if (smtpUrl === undefined)
    return {
      check: 'mail',
      state: isPublic(settings) ? 'error' : 'warning',
      text: texts.files,
      before: 'public',
    }
  const found = await checkMailServer(smtpUrl)
  if (found !== null) {
    const text = `${texts.troubles[found.trouble]} (${found.detail})`
    return { check: 'mail', state: 'error', text, before: 'public' }
  }
  const mails = { except: JOBS_WITHOUT_MAIL }
  const failing = database
    ? await countFailingJobs(database, mails, FAILED_ONCE, MAIL_DAYS)
    : { givenUp: 0, retried: 0 }
  const orders = database ? await listOrdersWithoutMail(database, MAX_CODES, MAIL_DAYS) : []
  const trouble = [
    failing.givenUp > 0 ? texts.givenUp(formatNumber(failing.givenUp), orders.join(', ')) : '',
    failing.retried > 0 ? texts.retried(formatNumber(failing.retried)) : '',
  ].filter(Boolean)
  return trouble.length === 0
    ? { check: 'mail', state: 'ok', text: texts.ok }
    : { check: 'mail', state: 'warning', text: [texts.answers, ...trouble].join(' ') }
}

/** Checks that cards are charged for real. */
export function checkPayment(settings: Settings, messages: CommandMessages): Finding {
  const texts = messages.doctorCommands.payment
  const { payment } = settings
  const isLive = payment.gateway === 'moyasar' && payment.secretKey.startsWith('sk_live_')
  if (isLive) return { check: 'payment', state: 'ok', text: texts.live }
  return {
    check: 'payment',
    state: isPublic(settings) ? 'error' : 'warning',
    text: texts.test,
    before: 'cards',
  }
}

const TIMEOUT_MS = 5_000
/** A Date header has whole seconds, and codes and payments expire in minutes. */
const MAX_CLOCK_DIFFERENCE_MS = 30_000

/** Checks that the shop answers at PUBLIC_URL, and that its clock agrees with this machine's. */
export async function checkAddress(
  { publicUrl }: Settings,
  { doctorCommands: { address, clock } }: CommandMessages,
): Promise<Finding[]> {
  if (publicUrl === undefined)
    return [{ check: 'address', state: 'warning', text: address.notSet, before: 'public' }]
  if (publicUrl.startsWith('http:'))
    return [{ check: 'address', state: 'warning', text: address.withoutHttps, before: 'public' }]
  const answer = await fetchOrCertificateError(`${publicUrl}/openz`)
  if (typeof answer === 'string')
    return [
      { check: 'address', state: 'error', text: address.certificate(publicUrl, answer), before: 'public' },
    ]
  if (!answer?.ok)
    return [{ check: 'address', state: 'error', text: address.silent(publicUrl), before: 'public' }]
  const said = (await answer.text().catch(() => '')).slice(0, 200)
  const apart = Math.abs(Date.now() - Date.parse(answer.headers.get('date') ?? ''))
  const seconds = formatNumber(Math.round(apart / 1_000))
  return [
    said.includes(FORWARD_IGNORED)
      ? { check: 'address', state: 'error', text: address.proxyNotTrusted }
      : { check: 'address', state: 'ok', text: address.ok(publicUrl) },
    apart > MAX_CLOCK_DIFFERENCE_MS
      ? { check: 'clock', state: 'error', text: clock.apart(seconds) }
      : { check: 'clock', state: 'ok', text: clock.ok },
  ]
}

/** Returns the response, the error code of an untrusted certificate, or null without a response. */
async function fetchOrCertificateError(url: string): Promise<Response | string | null> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    const code =
      error instanceof Error && error.cause instanceof Error && 'code' in error.cause
        ? String(error.cause.code)
        : ''
    return /CERT|UNABLE_TO/.test(code) ? code : null
  }
}
