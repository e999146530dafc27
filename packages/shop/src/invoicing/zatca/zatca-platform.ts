import { limitedAnswer } from '@zayy/platform/http/limited-body'
import type { ZatcaAnswer } from './answer-outcome.ts'

/** `fake`: the platform in `apps/test-fatoora`, which reports to nobody. */
export type ZatcaEnvironment = 'fake' | 'simulation' | 'production'

/** User name and password of the API, as ZATCA gave them. */
export type Credentials = { token: string; secret: string }

type Call = {
  method?: 'POST' | 'PATCH'
  path:
    | 'compliance'
    | 'compliance/invoices'
    | 'production/csids'
    | 'invoices/reporting/single'
    | 'invoices/clearance/single'
  body: object
  credentials?: Credentials
  headers?: Record<string, string>
}

/** @property call never throws: an answer with status 0 contains the reason */
export type ZatcaPlatform = {
  environment: ZatcaEnvironment
  call(call: Call, signal?: AbortSignal): Promise<ZatcaAnswer>
}

const ADDRESSES: Record<ZatcaEnvironment, string> = {
  fake: 'http://test-fatoora.invalid/e-invoicing/simulation',
  simulation: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/simulation',
  production: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/core',
}

/** Shorter than the timeout of a job, so that the outcome is stored. */
const TIMEOUT_MS = 25_000

/** Several times the size of a cleared invoice in base64. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

/** @param send `fetch`, or the fake platform */
export function zatcaPlatform(
  environment: ZatcaEnvironment,
  send: (request: Request) => Promise<Response>,
): ZatcaPlatform {
  return {
    environment,
    call: async ({ method = 'POST', path, body, credentials, headers }, signal) => {
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      const request = new Request(`${ADDRESSES[environment]}/${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'accept-version': 'V2',
          'content-type': 'application/json',
          ...(credentials && { authorization: basic(credentials) }),
          ...headers,
        },
        body: JSON.stringify(body),
        // A 303 is an answer.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      try {
        const response = await send(request)
        const date = dateOf(response.headers.get('date'))
        return { status: response.status, body: await textOf(response), date }
      } catch (error) {
        return {
          status: 0,
          body: error instanceof Error ? `${error.name}: ${causeOf(error)}` : String(error),
        }
      }
    },
  }
}

/** Returns null for a header that is missing or not a date. */
function dateOf(header: string | null): Date | null {
  const date = new Date(header ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

function basic({ token, secret }: Credentials): string {
  return `Basic ${Buffer.from(`${token}:${secret}`).toString('base64')}`
}

/** @throws RangeError for more than `MAX_ANSWER_BYTES` */
async function textOf(response: Response): Promise<string> {
  const body = await limitedAnswer(response, MAX_ANSWER_BYTES)
  if (!body) throw new RangeError('the answer is too large')
  return body.toString('utf8')
}

function causeOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
