import { foldDigits } from '@zayy/domain/text/digits'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import type {
  CertificationFailed,
  CertificationRefused,
  CertificationStep,
} from '@zayy/shop/invoicing/zatca/certify-unit'
import type { Onboarded } from '@zayy/shop/invoicing/zatca/onboard-unit'
import type { ZatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import { openZatca } from '../../../../server/src/config/open-zatca.ts'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { type Shop, shopKeys, withShop } from '../../open-shop.ts'

type Texts = CommandMessages['zatcaCommands']
type Gaps = Extract<Onboarded, { kind: 'gaps' }>['gaps']

/** @throws CommandFailure 2 */
function parseOtp(typed: string | undefined, { onboard }: Texts): string {
  const otp = foldDigits(typed ?? '').replace(/\s/g, '')
  if (!/^\d{6}$/.test(otp)) throw new CommandFailure(onboard.badOtp, 2)
  return otp
}

/**
 * Calls ZATCA's platform with the shop's keys.
 * @throws CommandFailure with ZATCA=off
 */
async function withPlatform<Done>(
  shop: Shop,
  texts: Texts,
  call: (tools: { platform: ZatcaPlatform; keys: Keys }) => Promise<Done>,
): Promise<Done> {
  const zatca = openZatca(shop.settings)
  if (!zatca) throw new CommandFailure(texts.off)
  try {
    return await call({ platform: zatca.platform, keys: await shopKeys(shop) })
  } finally {
    zatca.close()
  }
}

/** Arguments of `certify` in `zatca onboard` and `renew`. */
type Certifying = {
  shop: Shop
  tools: { platform: ZatcaPlatform; keys: Keys }
  certifying: { otp: string; by: string; onStep: (step: CertificationStep) => void }
}

/** @property check returns why `certify` would refuse */
type Certification<Refused, Done> = {
  check: (database: Database, platform: ZatcaPlatform) => Promise<Refused | null>
  certify: (certifying: Certifying) => Promise<Done>
}

/**
 * Reads the code, asks, and has a unit certified with a line for each step.
 * @throws CommandFailure
 */
export async function withCertification<Refused, Done>(
  { text, env, messages, json, by, print, confirm }: CertificationCall,
  sure: (platform: string) => string,
  { check, certify }: Certification<Refused, Done>,
): Promise<Refused | Done> {
  const texts = messages.zatcaCommands
  const otp = parseOtp(text('otp'), texts)
  const onStep = (step: CertificationStep) => {
    const name = stepName(step.step === 'check' ? step.kind : step.step, texts)
    if (!json) print(texts.onboard.passed(name))
  }
  return await withShop(env, 'change', (shop) =>
    withPlatform(shop, texts, async (tools) => {
      const refused = await check(shop.database, tools.platform)
      if (refused) return refused
      await confirm(sure(texts.environments[tools.platform.environment]))
      return await certify({ shop, tools, certifying: { otp, by, onStep } })
    }),
  )
}

type CertificationCall = {
  text: (name: 'otp') => string | undefined
  env: NodeJS.ProcessEnv
  messages: CommandMessages
  json: boolean
  by: string
  print: (text: string) => void
  confirm: (question: string) => Promise<void>
}

function stepName(step: CertificationRefused['step'], { onboard }: Texts): string {
  return step === 'certificate' || step === 'production' ? onboard.steps[step] : onboard.checks[step]
}

function gapsText(gaps: Gaps, { onboard }: Texts): string {
  return [onboard.gaps, ...gaps.map((gap) => `  ${onboard.gap[gap]}`)].join('\n')
}

/** Why a unit was not certified. */
export function refusalText(done: CertificationFailed | { kind: 'gaps'; gaps: Gaps }, texts: Texts): string {
  if (done.kind === 'gaps') return gapsText(done.gaps, texts)
  if (done.kind === 'otherCertificate') return texts.onboard.otherCertificate
  const { step, status, messages } = done
  const name = stepName(step, texts)
  const said = messages.map(({ code, text }) => `  ${[code, text].filter(Boolean).join(': ')}`)
  return [
    status === 0 ? texts.onboard.noAnswer(name) : texts.onboard.failed(name, `${status}`),
    ...said,
  ].join('\n')
}
