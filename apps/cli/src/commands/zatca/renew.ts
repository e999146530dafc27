import { riyadhDay } from '@zayy/domain/riyadh-time'
import { renewUnit, type Renewed } from '@zayy/shop/invoicing/zatca/renew-unit'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'
import { failureText, gapsText, parseOtp, stepText, withPlatform } from './certification.ts'

/** `shop zatca renew`: a new certificate for the unit, before the old one ends. Exit code 1: nothing was changed. */
export const renew = defineCommand({
  help: ({ zatcaCommands: { onboard, renew } }) => ({
    summary: renew.summary,
    details: renew.details,
    descriptions: { otp: onboard.otp },
  }),
  texts: { otp: 'CODE' },
  standard: ['json', 'yes', 'by'],
  async run({ text, env, messages, json, by, print, confirm }) {
    const texts = messages.zatcaCommands
    const otp = parseOtp(text('otp'), texts)
    const done = await withShop(env, 'change', (shop) =>
      withPlatform(shop, texts, async (tools) => {
        await confirm(texts.renew.sure(texts.environments[tools.platform.environment]))
        const onStep = (step: Parameters<typeof stepText>[0]) => {
          if (!json) print(stepText(step, texts))
        }
        return await renewUnit(shop.database, tools, { otp, by, onStep })
      }),
    )
    if (done.kind !== 'renewed') throw new CommandFailure(refusal(done, texts))
    const until = riyadhDay(done.until.getTime())
    print(json ? JSON.stringify({ unit: done.unitId, until, queued: done.queued }) : texts.renew.done(until))
  },
})

function refusal(
  done: Exclude<Renewed, { kind: 'renewed' }>,
  texts: CommandMessages['zatcaCommands'],
): string {
  switch (done.kind) {
    case 'none':
      return texts.noUnit
    case 'otherPlatform':
    case 'otherSeller':
      return texts.renew[done.kind]
    case 'gaps':
      return gapsText(done.gaps, texts)
    case 'failed':
      return failureText(done, texts)
  }
}
