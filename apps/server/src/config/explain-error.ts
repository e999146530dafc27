import type { Locale } from '@zayy/i18n/locale'
import { commandLine as commandLineAr } from '@zayy/i18n/messages/ar/command-line'
import { doctorCommands as doctorCommandsAr } from '@zayy/i18n/messages/ar/doctor-commands'
import { startupIssues as startupIssuesAr } from '@zayy/i18n/messages/ar/startup-issues'
import { commandLine as commandLineEn } from '@zayy/i18n/messages/en/command-line'
import { doctorCommands as doctorCommandsEn } from '@zayy/i18n/messages/en/doctor-commands'
import { startupIssues as startupIssuesEn } from '@zayy/i18n/messages/en/startup-issues'
import { CHECKOUT_COMMAND, spellCommands } from '@zayy/i18n/shop-command'
import { ImageStoreError } from '@zayy/platform/images/image-store-error'
import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import type { StartupIssue } from '@zayy/platform/postgres/startup-issue'
import { StartupError, type StartupProblem } from '@zayy/platform/process/startup-error'
import { systemUser } from '@zayy/platform/process/system-user'
import { SecretsError } from '@zayy/platform/secrets/secrets-error'
import { explainSecrets } from './secrets.ts'
import { SettingsError } from './settings-error.mjs'

const messages = {
  ar: { files: commandLineAr.files, images: doctorCommandsAr.images, startup: startupIssuesAr },
  en: { files: commandLineEn.files, images: doctorCommandsEn.images, startup: startupIssuesEn },
}
type Messages = (typeof messages)['ar']

/**
 * Explains an error that its reader can end: of settings, keys, the image store, files, the port or the database. PostgreSQL's message
 * follows in English. Null for any other error, which is a bug.
 * @param start how commands begin on this machine
 */
export function explainError(error: unknown, locale: Locale, start = CHECKOUT_COMMAND): string | null {
  if (error instanceof SettingsError) return error.in(locale)
  if (error instanceof SecretsError) return explainSecrets(error, locale, start)
  if (!(error instanceof Error)) return null
  const { files, images, startup } = spellCommands(messages[locale], start)
  if (error instanceof ImageStoreError) return images.troubles[error.trouble]
  if (error instanceof StartupError) return startupSentence(error.problem, startup)
  if (error instanceof DatabaseStartupError) {
    const { issue, message } = error
    return issue
      ? `${databaseSentence(issue, startup.database)}\n${startup.database.detail(message)}`
      : startup.otherDatabase(message)
  }
  const trouble = databaseTrouble(error)
  return trouble === null ? fileSentence(error, files) : startup.database[trouble]
}

/** Why the database did not do its work while it was open. */
type DatabaseTrouble = 'diskFull' | 'readOnly' | 'noConnection' | 'held' | 'cutOff'

/** By SQLSTATE (PostgreSQL, appendix A). */
const databaseTroubles: readonly [RegExp, DatabaseTrouble][] = [
  [/^53100$/, 'diskFull'],
  [/^25006$/, 'readOnly'],
  [/^53300$/, 'noConnection'],
  [/^(?:55P03|57014|40P01)$/, 'held'],
  [/^(?:08[\dA-Z]{3}|57P0[1-5])$/, 'cutOff'],
]

/** Drizzle wraps the driver's error. */
function databaseTrouble(error: Error): DatabaseTrouble | null {
  const code = 'code' in error ? String(error.code) : ''
  if (/^connection terminated/i.test(error.message)) return 'cutOff'
  const found = databaseTroubles.find(([state]) => state.test(code))
  if (found) return found[1]
  return error.cause instanceof Error ? databaseTrouble(error.cause) : null
}

function startupSentence(problem: StartupProblem, { port, folder, ...texts }: Messages['startup']): string {
  switch (problem.kind) {
    case 'portTaken':
      return port.taken(problem.port, problem.host)
    case 'portForbidden':
      return port.forbidden(problem.port)
    case 'hostNotHere':
      return port.notHere(problem.host)
    case 'hostUnknown':
      return port.unknown(problem.host)
    case 'portOther':
      return port.other(problem.port, problem.host, problem.reason)
    case 'folder': {
      const { trouble } = problem
      return folder.sentence(problem.folder, typeof trouble === 'string' ? folder[trouble] : trouble.reason)
    }
    case 'notBuilt':
      return texts.notBuilt
    case 'demo':
      return texts.demo(problem.count, problem.first)
  }
}

function databaseSentence(issue: StartupIssue, texts: Messages['startup']['database']): string {
  switch (issue.kind) {
    case 'unreachable':
    case 'unknownHost':
      return texts[issue.kind](issue.setting, issue.at)
    case 'certificate':
      return texts.certificate(issue.setting)
    case 'refusedUser':
      return texts.refusedUser(issue.setting, issue.user)
    case 'noDatabase':
      return texts.noDatabase(issue.setting, issue.database)
    default:
      return texts[issue.kind]
  }
}

function fileSentence(
  { code, path, errno, syscall }: NodeJS.ErrnoException,
  texts: Messages['files'],
): string | null {
  if (code === 'ENOSPC' || code === 'EDQUOT') return texts.diskFull
  if (code === 'EMFILE' || code === 'ENFILE') return texts.tooManyOpen
  if (path === undefined) return null
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return texts.refused(path, systemUser())
    case 'ENOENT':
      return syscall === 'mkdir' ? texts.cannotBeMade(path) : texts.notThere(path)
    case 'ENOTDIR':
      return texts.noFolder(path)
    case 'EISDIR':
      return texts.isFolder(path)
    case 'EROFS':
      return texts.readOnly(path)
    case 'EEXIST':
      return texts.taken(path)
    case 'ENAMETOOLONG':
      return texts.nameTooLong(path)
    default:
      return code === undefined || errno === undefined ? null : texts.other(path, code)
  }
}
