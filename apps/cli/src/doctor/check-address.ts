import { formatNumber } from '@zayy/i18n/numbers'
import { forwardIgnored } from '../../../server/src/config/forward-ignored.ts'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

const patienceMs = 5_000
/** An answer's date has whole seconds, and codes and payments are a matter of minutes. */
const farApartMs = 30_000

/** Whether the shop answers where PUBLIC_URL says, and whether the clock there and the one here agree. */
export async function checkAddress(
  { publicUrl }: Settings,
  { doctorCommands: { address, clock } }: CommandMessages,
): Promise<Finding[]> {
  if (publicUrl === undefined) return [{ check: 'address', state: 'warning', text: address.notSet }]
  const answer = await ask(`${publicUrl}/openz`)
  if (typeof answer === 'string')
    return [{ check: 'address', state: 'error', text: address.certificate(publicUrl, answer) }]
  if (!answer?.ok) return [{ check: 'address', state: 'error', text: address.silent(publicUrl) }]
  const said = (await answer.text().catch(() => '')).slice(0, 200)
  const apart = Math.abs(Date.now() - Date.parse(answer.headers.get('date') ?? ''))
  const seconds = formatNumber(Math.round(apart / 1_000))
  return [
    said.includes(forwardIgnored)
      ? { check: 'address', state: 'error', text: address.proxyNotTrusted }
      : { check: 'address', state: 'ok', text: address.ok(publicUrl) },
    apart > farApartMs
      ? { check: 'clock', state: 'error', text: clock.apart(seconds) }
      : { check: 'clock', state: 'ok', text: clock.ok },
  ]
}

/** Returns the answer, the code of a certificate that is not trusted, or null where nobody answers. */
async function ask(url: string): Promise<Response | string | null> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    const code =
      error instanceof Error && error.cause instanceof Error && 'code' in error.cause
        ? String(error.cause.code)
        : ''
    return /CERT|UNABLE_TO/.test(code) ? code : null
  }
}
