import { cleanLine } from '@zayy/domain/text/clean'
import { cutText } from '@zayy/domain/text/cut-text'
import { systemUser } from '@zayy/platform/process/system-user'

const MAX_LENGTH = 100

/**
 * Returns the actor for the audit trail: `--by`, else the user who ran sudo, else the system user. The name is not verified: an
 * operator can pass any.
 */
export function operatorName(given: string | undefined, env: NodeJS.ProcessEnv): string {
  const name = cleanLine(given ?? '') || cleanLine(env.SUDO_USER ?? '') || systemUser()
  return cutText(name, MAX_LENGTH)
}
