import { userInfo } from 'node:os'
import { cleanLine } from '@zayy/domain/text/clean'

const MAX_LENGTH = 100

/**
 * Who is at work, as the audit trail names them: `--by`, else whoever became root by sudo, else the system's user. It is what
 * somebody says of themselves: whoever may run the command may write any name.
 */
export function operatorName(given: string | undefined, env: NodeJS.ProcessEnv): string {
  const name = cleanLine(given ?? '') || cleanLine(env.SUDO_USER ?? '') || systemUser()
  return name.slice(0, MAX_LENGTH)
}

/** Whom the program runs as. A container may have users whom its system has no name for. */
export function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
