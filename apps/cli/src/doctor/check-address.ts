import { formatNumber } from '@zayy/i18n/numbers'
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
  const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).catch(
    () => null,
  )
  await answer?.body?.cancel()
  if (!answer?.ok) return [{ check: 'address', state: 'error', text: address.silent(publicUrl) }]
  const apart = Math.abs(Date.now() - Date.parse(answer.headers.get('date') ?? ''))
  const seconds = formatNumber(Math.round(apart / 1_000))
  return [
    { check: 'address', state: 'ok', text: address.ok(publicUrl) },
    apart > farApartMs
      ? { check: 'clock', state: 'error', text: clock.apart(seconds) }
      : { check: 'clock', state: 'ok', text: clock.ok },
  ]
}
