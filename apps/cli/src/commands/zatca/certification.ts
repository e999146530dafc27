import type { Keys } from '@zayy/platform/secrets/key-ring'
import { foldDigits } from '@zayy/domain/text/digits'
import { openKeys } from '@zayy/platform/secrets/open-keys'
import type { CertificationFailed, CertificationStep } from '@zayy/shop/invoicing/zatca/certify-unit'
import type { Onboarded } from '@zayy/shop/invoicing/zatca/onboard-unit'
import type { ZatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import { openZatca } from '../../../../server/src/config/open-zatca.ts'
import { secretsSource } from '../../../../server/src/config/secrets.ts'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import type { Shop } from '../../open-shop.ts'

type Texts = CommandMessages['zatcaCommands']
type Gaps = Extract<Onboarded, { kind: 'gaps' }>['gaps']

/** @throws CommandFailure 2 */
export function parseOtp(typed: string | undefined, { onboard }: Texts): string {
  const otp = foldDigits(typed ?? '').replace(/\s/g, '')
  if (!/^\d{6}$/.test(otp)) throw new CommandFailure(onboard.badOtp, 2)
  return otp
}

/**
 * Calls ZATCA's platform with the shop's keys.
 * @throws CommandFailure with ZATCA=off
 */
export async function withPlatform<Done>(
  { database, settings }: Shop,
  texts: Texts,
  call: (tools: { platform: ZatcaPlatform; keys: Keys }) => Promise<Done>,
): Promise<Done> {
  const zatca = openZatca(settings)
  if (!zatca) throw new CommandFailure(texts.off)
  try {
    const { keys, close } = await openKeys(database, secretsSource(settings), () => new Date())
    try {
      return await call({ platform: zatca.platform, keys })
    } finally {
      close()
    }
  } finally {
    zatca.close()
  }
}

export function stepText(step: CertificationStep, texts: Texts): string {
  return texts.onboard.passed(stepName(step.step === 'check' ? step.kind : step.step, texts))
}

function stepName(step: CertificationFailed['step'], { onboard }: Texts): string {
  return step === 'certificate' || step === 'production' ? onboard.steps[step] : onboard.checks[step]
}

export function gapsText(gaps: Gaps, { onboard }: Texts): string {
  return [onboard.gaps, ...gaps.map((gap) => `  ${onboard.gap[gap]}`)].join('\n')
}

export function failureText({ step, status, messages }: CertificationFailed, texts: Texts): string {
  const name = stepName(step, texts)
  const said = messages.map(({ code, text }) => `  ${[code, text].filter(Boolean).join(': ')}`)
  return [
    status === 0 ? texts.onboard.noAnswer(name) : texts.onboard.failed(name, `${status}`),
    ...said,
  ].join('\n')
}
