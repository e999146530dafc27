import { checkMailServer } from '@zayy/shop/mail/check-mail-server'
import { isPublic, type Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** Whether mails go out. */
export async function checkMail(settings: Settings, messages: CommandMessages): Promise<Finding> {
  const texts = messages.doctorCommands.mail
  const { smtpUrl } = settings
  if (smtpUrl === undefined)
    return { check: 'mail', state: isPublic(settings) ? 'error' : 'warning', text: texts.files }
  const refused = await checkMailServer(smtpUrl)
  if (refused === null) return { check: 'mail', state: 'ok', text: texts.ok }
  return { check: 'mail', state: 'error', text: texts.refused(refused) }
}

/** Whether cards bring money. */
export function checkPayment(settings: Settings, messages: CommandMessages): Finding {
  const texts = messages.doctorCommands.payment
  const { payment } = settings
  const isLive = payment.gateway === 'moyasar' && payment.secretKey.startsWith('sk_live_')
  if (isLive) return { check: 'payment', state: 'ok', text: texts.live }
  return { check: 'payment', state: isPublic(settings) ? 'error' : 'warning', text: texts.test }
}
