import { riyadhDay } from '@zayy/domain/riyadh-time'
import { checkRenewal, renewUnit } from '@zayy/shop/invoicing/zatca/renew-unit'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { refusalText, withCertification } from './certification.ts'

/** `shop zatca renew`: a new certificate for the unit, before the old one ends. Exit code 1: nothing was changed. */
export const renew = defineCommand({
  help: ({ zatcaCommands: { onboard, renew } }) => ({ ...renew, otp: onboard.otp }),
  texts: { otp: 'CODE' },
  standard: ['json', 'yes', 'by'],
  async run(call) {
    const { messages, json, print } = call
    const texts = messages.zatcaCommands
    const done = await withCertification(call, texts.renew.sure, {
      check: checkRenewal,
      certify: ({ shop, tools, certifying }) => renewUnit(shop.database, tools, certifying),
    })
    if (done.kind === 'none') throw new CommandFailure(texts.noUnit)
    if (done.kind === 'moved' || done.kind === 'otherPlatform' || done.kind === 'otherSeller')
      throw new CommandFailure(texts.renew[done.kind])
    if (done.kind !== 'renewed') throw new CommandFailure(refusalText(done, texts))
    const until = riyadhDay(done.until.getTime())
    print(json ? { unit: done.unitId, until, queued: done.queued } : texts.renew.done(until))
  },
})
