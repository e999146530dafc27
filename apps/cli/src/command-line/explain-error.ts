import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import type { StartupIssue } from '@zayy/platform/postgres/startup-issue'
import type { Locale } from '@zayy/i18n/locale'
import { SecretsError } from '@zayy/platform/secrets/secrets-error'
import { ImageStoreError } from '@zayy/platform/images/image-store-error'
import { explainSecrets } from '../../../server/src/config/secrets.ts'
import { SettingsError } from '../../../server/src/config/settings-error.mjs'
import { CommandFailure } from './command.ts'
import { systemUser } from './operator-name.ts'
import { commandMessages } from './messages.ts'

/**
 * Explains an error of settings, keys, the image store, files or the database start in the owner's language. PostgreSQL's message
 * follows in English. Other errors keep their English message.
 * @param start how commands begin on this machine
 */
export function explainError(error: unknown, locale: Locale, start?: string): string {
  if (error instanceof SettingsError) return error.in(locale)
  if (error instanceof SecretsError) return explainSecrets(error, locale, start)
  const { commandLine, doctorCommands } = commandMessages(locale, start)
  if (error instanceof ImageStoreError) return doctorCommands.images.troubles[error.trouble]
  if (!(error instanceof Error)) return String(error)
  if (error instanceof CommandFailure) return error.message
  if (error instanceof DatabaseStartupError) return explainStartup(error, commandLine)
  // Drizzle wraps the driver's error. 53100 is disk_full.
  if (error.cause instanceof Error && 'code' in error.cause && error.cause.code === '53100')
    return commandLine.databaseIssues.diskFull
  return explainFileError(error, commandLine.files) ?? error.message
}

function explainStartup(
  { issue, message }: DatabaseStartupError,
  { database, databaseIssues }: ReturnType<typeof commandMessages>['commandLine'],
): string {
  return issue
    ? `${startupSentence(issue, databaseIssues)}\n${databaseIssues.detail(message)}`
    : database(message)
}

function startupSentence(
  issue: StartupIssue,
  messages: ReturnType<typeof commandMessages>['commandLine']['databaseIssues'],
): string {
  switch (issue.kind) {
    case 'unreachable':
    case 'unknownHost':
      return messages[issue.kind](issue.setting, issue.at)
    case 'certificate':
      return messages.certificate(issue.setting)
    case 'refusedUser':
      return messages.refusedUser(issue.setting, issue.user)
    case 'noDatabase':
      return messages.noDatabase(issue.setting, issue.database)
    default:
      return messages[issue.kind]
  }
}

function explainFileError(
  { code, path }: NodeJS.ErrnoException,
  messages: ReturnType<typeof commandMessages>['commandLine']['files'],
): string | null {
  if (code === 'ENOSPC' || code === 'EDQUOT') return messages.diskFull
  if (path === undefined) return null
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return messages.refused(path, systemUser())
    case 'ENOENT':
      return messages.notThere(path)
    case 'ENOTDIR':
      return messages.noFolder(path)
    case 'EISDIR':
      return messages.isFolder(path)
    case 'EROFS':
      return messages.readOnly(path)
    default:
      return null
  }
}
