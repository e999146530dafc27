import { riyadhDay } from '@zayy/domain/riyadh-time'
import { onboardUnit, type Onboarded } from '@zayy/shop/invoicing/zatca/onboard-unit'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'
import { failureText, gapsText, parseOtp, stepText, withPlatform } from './certification.ts'

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
    const otp = parseOtp(text('otp'), texts)
    const done = await withShop(env, 'change', (shop) =>
      withPlatform(shop, texts, async (tools) => {
        await confirm(texts.onboard.sure(texts.environments[tools.platform.environment]))
        return await onboardUnit(shop.database, tools, {
          otp,
          branch: text('branch'),
          industry: text('industry') ?? INDUSTRY,
          address: shop.settings.publicUrl ?? 'http://localhost',
          by,
          onStep: (step) => {
            if (!json) print(stepText(step, texts))
          },
        })
      }),
    )
    if (done.kind !== 'onboarded') throw new CommandFailure(refusal(done, texts))
    const until = riyadhDay(done.until.getTime())
    print(json ? JSON.stringify({ unit: done.unitId, until, owed: done.owed }) : texts.onboard.done(until))
  },
})

function refusal(
  done: Exclude<Onboarded, { kind: 'onboarded' }>,
  texts: CommandMessages['zatcaCommands'],
): string {
  if (done.kind === 'present') return texts.onboard.present
  return done.kind === 'gaps' ? gapsText(done.gaps, texts) : failureText(done, texts)
}
