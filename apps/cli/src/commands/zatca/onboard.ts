import { foldDigits } from '@zayy/domain/text/digits'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { openKeys } from '@zayy/platform/secrets/open-keys'
import { onboardUnit, type Onboarded } from '@zayy/shop/invoicing/zatca/onboard-unit'
import { openZatca } from '../../../../server/src/config/open-zatca.ts'
import { secretsSource } from '../../../../server/src/config/secrets.ts'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'

const INDUSTRY = 'ملابس'

/** `shop zatca onboard`: connects the shop to ZATCA. Exit code 1: nothing was changed. */
export const onboard = defineCommand({
  help: ({ zatcaCommands: { onboard } }) => ({
    summary: onboard.summary,
    details: onboard.details,
    descriptions: { otp: onboard.otp, branch: onboard.branch, industry: onboard.industry },
  }),
  texts: { otp: 'CODE', branch: 'NAME', industry: 'NAME' },
  standard: ['json', 'yes', 'by'],
  async run({ text, env, messages, json, by, print, confirm }) {
    const texts = messages.zatcaCommands
    const otp = foldDigits(text('otp') ?? '').replace(/\s/g, '')
    if (!/^\d{6}$/.test(otp)) throw new CommandFailure(texts.onboard.badOtp, 2)
    const done = await withShop(env, 'change', async ({ database, settings }) => {
      const zatca = openZatca(settings)
      if (!zatca) throw new CommandFailure(texts.off)
      const { keys, close } = await openKeys(database, secretsSource(settings), () => new Date())
      try {
        const { platform } = zatca
        await confirm(texts.onboard.sure(texts.environments[platform.environment]))
        return await onboardUnit(
          database,
          { platform, keys },
          {
            otp,
            branch: text('branch'),
            industry: text('industry') ?? INDUSTRY,
            address: settings.publicUrl ?? 'http://localhost',
            by,
            onStep: (step) => {
              if (!json)
                print(texts.onboard.passed(stepName(step.step === 'check' ? step.kind : step.step, texts)))
            },
          },
        )
      } finally {
        close()
        zatca.close()
      }
    })
    if (done.kind !== 'onboarded') throw new CommandFailure(refusal(done, texts))
    const until = riyadhDay(done.until.getTime())
    print(json ? JSON.stringify({ unit: done.unitId, until, owed: done.owed }) : texts.onboard.done(until))
  },
})

type Texts = CommandMessages['zatcaCommands']
type Failed = Extract<Onboarded, { kind: 'failed' }>

function stepName(step: Failed['step'], { onboard }: Texts): string {
  return step === 'certificate' || step === 'production' ? onboard.steps[step] : onboard.checks[step]
}

function refusal(done: Exclude<Onboarded, { kind: 'onboarded' }>, texts: Texts): string {
  const { onboard } = texts
  switch (done.kind) {
    case 'present':
      return onboard.present
    case 'gaps':
      return [onboard.gaps, ...done.gaps.map((gap) => `  ${onboard.gap[gap]}`)].join('\n')
    case 'failed': {
      const step = stepName(done.step, texts)
      const said = done.messages.map(({ code, text }) => `  ${[code, text].filter(Boolean).join(': ')}`)
      return [
        done.status === 0 ? onboard.noAnswer(step) : onboard.failed(step, `${done.status}`),
        ...said,
      ].join('\n')
    }
  }
}
