import type { Locale } from '@zayy/i18n/locale'
import { CommandFailure, defineCommand } from '../command-line/command.ts'
import { explainError } from '../command-line/explain-error.ts'
import { type CommandMessages, commandStart } from '../command-line/messages.ts'
import { checkBackups } from '../doctor/check-backups.ts'
import { checkDatabase } from '../doctor/check-database.ts'
import { checkDisk, checkFolder } from '../doctor/check-folder.ts'
import { checkImages } from '../doctor/check-images.ts'
import { checkAddress, checkMail, checkPayment } from '../doctor/check-services.ts'
import { checkShop } from '../doctor/check-shop.ts'
import { checkZatca } from '../doctor/check-zatca.ts'
import type { Finding } from '../doctor/finding.ts'
import { enterShop, openCommandDatabase } from '../open-shop.ts'

/** `shop doctor`. Exit code 1: at least one check failed. */
export const doctor = defineCommand({
  help: ({ doctorCommands }) => doctorCommands,
  standard: ['json'],
  async run({ env, locale, messages, json, print }) {
    const findings = await examine(env, locale, messages)
    const { checks, states, errors } = messages.doctorCommands
    const lines = findings.map(({ check, state, text }) => `${states[state]} ${checks[check]}: ${text}`)
    print(json ? findings : lines.join('\n'))
    if (findings.some(({ state }) => state === 'error')) throw new CommandFailure(errors)
  },
})

/** Runs all checks. */
export async function examine(
  env: NodeJS.ProcessEnv,
  locale: Locale,
  messages: CommandMessages,
): Promise<Finding[]> {
  const start = commandStart(env)
  const settings = await enterShop(env).catch((error: Error) => error)
  if (settings instanceof Error)
    return [{ check: 'settings', state: 'error', text: explainError(settings, locale, start) }]
  // A check that throws becomes a finding, so that the others still run.
  const found = async (check: Finding['check'], look: () => Promise<Finding | Finding[]>) =>
    await look().catch((error: unknown): Finding => {
      return { check, state: 'error', text: explainError(error, locale, start) }
    })
  const opened = await openCommandDatabase(settings, 'read').catch((error: unknown) =>
    explainError(error, locale, start),
  )
  const isOpen = typeof opened !== 'string'
  const database = isOpen ? opened.database : null
  const findings: (Finding | Finding[])[] = [
    { check: 'settings', state: 'ok', text: messages.doctorCommands.settings },
    await found('folder', () => checkFolder(settings, messages)),
    await found('disk', () => checkDisk(settings, messages)),
    isOpen
      ? await found('database', () => checkDatabase(settings, opened.database, new Date(), messages))
      : { check: 'database', state: 'error', text: opened },
    ...(isOpen ? [await found('shop', () => checkShop(settings, opened.database, messages))] : []),
    await found('pictures', () => checkImages(settings, database, messages)),
    await found('address', () => checkAddress(settings, messages)),
    await found('mail', () => checkMail(settings, database, messages)),
    checkPayment(settings, messages),
    ...(isOpen
      ? [await found('zatca', () => checkZatca(settings, opened.database, new Date(), messages))]
      : []),
    await found('backups', () => checkBackups(settings, database, new Date(), messages)),
  ]
  if (isOpen) await opened.close()
  return findings.flat()
}
