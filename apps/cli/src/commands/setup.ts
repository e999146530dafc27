import { dirname, resolve } from 'node:path'
import { intro, isCancel, select } from '@clack/prompts'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import { formatNumber } from '@zayy/i18n/numbers'
import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import { giveFolder } from '@zayy/platform/process/give-folder'
import { pasteableCommand } from '@zayy/platform/process/pasteable-command'
import { closedFolder } from '@zayy/platform/process/system-user'
import { demoParts, SetupFolder, UnreadableTableError } from '@zayy/shop/catalogue-files/setup/setup-folder'
import { findDemoRemains } from '@zayy/shop/settings/find-demo-remains'
import { findShopGaps } from '@zayy/shop/settings/find-shop-gaps'
import { findRunningServer } from '../../../server/src/config/find-running-server.mjs'
import { chosenLanguage, rememberLanguage } from '../../../server/src/config/owner-language.mjs'
import { readSettings } from '../../../server/src/config/read-settings.mjs'
import { type Call, CommandFailure, defineCommand } from '../command-line/command.ts'
import { project } from '../command-line/locale-of.ts'
import { commandMessages, commandStart } from '../command-line/messages.ts'
import { printable } from '../command-line/printable.ts'
import { stages } from '../doctor/finding.ts'
import { stageLines } from '../doctor/stage-lines.ts'
import { runImport } from '../import/run-import.ts'
import { type HandOver, type Shop, withShop } from '../open-shop.ts'
import { type Ask, askAtTerminal, askFile } from '../setup/ask.ts'
import { deliveryStep } from '../setup/ask-delivery.ts'
import { pagesStep } from '../setup/ask-pages.ts'
import { productStep } from '../setup/ask-product.ts'
import { bankStep, companyStep, shopStep } from '../setup/ask-shop.ts'
import { withGoingBack } from '../setup/going-back.ts'
import type { QuestionId } from '../setup/question-ids.ts'
import { readAnswers } from '../setup/read-answers.ts'
import type { Setup, Step } from '../setup/setup.ts'
import { examine } from './doctor.ts'

/**
 * `shop setup [DIR]`: asks for what a shop needs and writes it to a folder, which it then imports. The folder keeps the answers, so a
 * later run goes on with the first open question. Exit code 1: the owner left, or the import changed nothing.
 */
export const setup = defineCommand({
  help: ({ setupCommands }) => setupCommands,
  operands: ['DIR?'],
  texts: { answers: 'FILE' },
  standard: ['by'],
  async run(call) {
    const answers = call.text('answers')
    const isAsked = answers === undefined
    if (isAsked && !(process.stdin.isTTY && process.stdout.isTTY))
      throw new CommandFailure(call.messages.setupCommands.noTerminal, 2)
    const locale = isAsked ? await askLanguage(call) : call.locale
    const start = commandStart(call.env)
    const messages = commandMessages(locale, start)
    const texts = messages.setupCommands
    const path = resolve(call.folder, call.operands.DIR ?? 'my-shop')
    const folder = await SetupFolder.open(path, locale).catch((error: unknown) => {
      if (!(error instanceof UnreadableTableError)) throw error
      throw new CommandFailure(texts.unreadable(error.issue.file, error.issue.reason))
    })
    const ask = isAsked
      ? askAtTerminal({
          left: texts.left(path, pasteableCommand(start, ['setup', ...(call.operands.DIR ? [path] : [])])),
          chooseOne: texts.chooseOne,
          none: texts.none,
          required: texts.required,
          orEmpty: texts.orEmpty,
          canGoBack: true,
        })
      : askFile(await readAnswers(resolve(call.folder, answers), texts.file), texts.file)
    if (isAsked) {
      rememberLanguage(project, locale)
      intro(printable(texts.intro(path)))
    }
    ask.say(texts.explain)
    const given = { ask, folder, locale, messages, again: false }
    await withGoingBack(given, async (run) => await askAll(run, call.folder))
    const { kind, dataDir } = await lookAtShop({ ...call, messages }, path)
    // Named once, since each opening of the shop names a folder that the environment does not.
    const env = { ...call.env, DATA_DIR: dataDir }
    const isImported = await importAnswers({ ...call, env, locale, messages }, folder, ask, kind)
    if (isImported) await reportGaps({ ...call, env, locale, messages })
  },
})

/** Asks for the language, unless `--lang`, an earlier setup or an Arabic system names it. */
async function askLanguage({
  locale,
  isLanguageGiven,
  messages,
}: Pick<Call, 'locale' | 'isLanguageGiven' | 'messages'>): Promise<Locale> {
  if (isLanguageGiven || locale === 'ar' || chosenLanguage(project)) return locale
  const options = locales.map((value) => ({ value, label: localeInfo[value].name }))
  const answer = await select({
    message: 'اللغة · Language',
    options,
    initialValue: 'ar',
    showInstructions: false,
  })
  if (isCancel(answer)) throw new CommandFailure(messages.commandLine.refused.declined)
  return answer === 'en' ? 'en' : 'ar'
}

/** Asks the open questions, or which answers to change if there are none. */
async function askAll(setup: Setup, base: string): Promise<void> {
  const steps: Step[] = [shopStep, companyStep, bankStep, deliveryStep, productStep(base), pagesStep]
  const texts = setup.messages.setupCommands
  const open = steps.filter(({ isAnswered }) => !isAnswered(setup.folder))
  for (const step of open) {
    const number = formatNumber(steps.indexOf(step) + 1)
    setup.ask.say(texts.step(number, formatNumber(steps.length), texts.steps[step.id]))
    await step.run(setup)
  }
  while (open.length === 0) {
    const chosen = await setup.ask.one({
      id: 'change',
      message: texts.change.question,
      choices: [
        { value: 'nothing', label: texts.change.nothing },
        ...steps.map(({ id }) => ({ value: id, label: texts.steps[id] })),
      ],
      initial: 'nothing',
    })
    if (chosen === 'nothing') return
    await steps.find(({ id }) => id === chosen)?.run({ ...setup, again: true })
  }
}

type SetupCall = Call<'DIR?', 'answers', never>

/**
 * Imports the folder as `shop import` does. In a new shop, and in the demo after a question, nothing stays that the owner did not choose.
 * Returns false after a no.
 */
async function importAnswers(
  call: SetupCall,
  folder: SetupFolder,
  ask: Ask<QuestionId>,
  kind: ShopKind,
): Promise<boolean> {
  const { env, messages } = call
  const { ask: texts, done, yes, no } = messages.setupCommands
  if (kind === 'demo') {
    const choices = [
      { value: 'yes', label: yes },
      { value: 'no', label: no, hint: texts.demoNo },
    ] as const
    const answer = await ask.one({ id: 'demo', message: texts.demo, choices, initial: 'yes' })
    if (answer === 'no') {
      call.print(done.kept(pasteableCommand(commandStart(env), ['setup', folder.path])))
      return false
    }
  }
  if (kind !== 'own') await folder.emptyOpenSettings()
  const run = { dryRun: false, yes: kind !== 'own', isFirst: kind !== 'own', edits: undefined, all: false }
  const emptied = kind === 'demo' ? demoParts : []
  const { result } = await runImport(folder.path, { ...run, emptied }, { ...call, json: false })
  if (!result.done) throw new CommandFailure(messages.commandLine.import.nothing)
  return true
}

type ShopKind = 'new' | 'demo' | 'own'

/** Opens the shop, or makes it if there is none. Root gives the folder to the user that it becomes. */
async function lookAtShop(
  { env, messages }: Pick<Call, 'env' | 'messages'>,
  path: string,
): Promise<{ kind: ShopKind; dataDir: string }> {
  const handOver: HandOver = async (account) => {
    const closed = await closedFolder(dirname(path), account)
    if (closed) throw new CommandFailure(messages.commandLine.files.closed(closed, String(account.uid)))
    await giveFolder(path, account)
  }
  const kindOf = async ({ database }: Shop): Promise<ShopKind> => {
    const { isDemo } = await findDemoRemains(database, riyadhDay(Date.now()))
    if (isDemo) return 'demo'
    return (await findShopGaps(database)).products ? 'new' : 'own'
  }
  const look = async (shop: Shop) => ({ kind: await kindOf(shop), dataDir: shop.settings.dataDir })
  return await withShop(env, 'read', look, handOver).catch(async (error: unknown) => {
    if (!(error instanceof DatabaseStartupError) || error.issue?.kind !== 'noShop') throw error
    return await withShop(env, 'make', look, handOver)
  })
}

/** Says what is missing before the shop can sell, take cards and be public, and ends with the address to open. */
async function reportGaps({ env, locale, messages, columns, print }: SetupCall): Promise<void> {
  const { done } = messages.setupCommands
  const findings = await examine(env, locale, messages)
  for (const stage of stages) print(stageLines(stage, findings, messages, columns).join('\n'))
  const settings = readSettings(env, process.cwd())
  const running = await findRunningServer(settings.dataDir)
  const address = settings.publicUrl ?? running?.origin ?? `http://localhost:${settings.port}`
  print(`\n${running ? done.open(address) : done.start(address)}`)
}
