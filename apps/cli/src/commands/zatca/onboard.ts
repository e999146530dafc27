import { riyadhDay } from '@zayy/domain/riyadh-time'
import { checkOnboarding, onboardUnit } from '@zayy/shop/invoicing/zatca/onboard-unit'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { refusalText, withCertification } from './certification.ts'

const INDUSTRY = 'ملابس'

/** `shop zatca onboard`: connects the shop to ZATCA. Exit code 1: nothing was changed. */
export const onboard = defineCommand({
  help: ({ zatcaCommands: { onboard } }) => onboard,
  texts: { otp: 'CODE', branch: 'NAME', industry: 'NAME' },
  standard: ['json', 'yes', 'by'],
  async run(call) {
    const { text, messages, json, print } = call
    const texts = messages.zatcaCommands
    const done = await withCertification(call, texts.onboard.sure, {
      check: checkOnboarding,
      certify: ({ shop, tools, certifying }) =>
        onboardUnit(shop.database, tools, {
          ...certifying,
          branch: text('branch'),
          industry: text('industry') ?? INDUSTRY,
          address: shop.settings.publicUrl ?? 'http://localhost',
        }),
    })
    if (done.kind === 'present') throw new CommandFailure(texts.onboard.present)
    if (done.kind !== 'onboarded') throw new CommandFailure(refusalText(done, texts))
    const until = riyadhDay(done.until.getTime())
    print(json ? { unit: done.unitId, until, owed: done.owed } : texts.onboard.done(until))
  },
})
