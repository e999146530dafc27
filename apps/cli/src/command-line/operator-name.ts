import { userInfo } from 'node:os'
import { cleanLine } from '@zayy/domain/text/clean'

const MAX_LENGTH = 100

/**
 * Returns the actor for the audit trail: `--by`, else the user who ran sudo, else the system user. It is no proof: a user who may run
 * commands may give any name.
 */
export function operatorName(given: string | undefined, env: NodeJS.ProcessEnv): string {
  const name = cleanLine(given ?? '') || cleanLine(env.SUDO_USER ?? '') || systemUser()
  return name.slice(0, MAX_LENGTH)
}

/** Returns the name of the program's system user, who may have none in a container. */
export function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
