/**
 * Known cause of a database that does not open, for translation.
 * @property setting name of the setting with the wrong address
 * @property at host and port, or the folder of the socket; `database` and `user` come from the address too
 */
export type StartupIssue =
  | { kind: 'unreachable' | 'unknownHost'; setting: string; at: string }
  | { kind: 'certificate'; setting: string }
  | { kind: 'refusedUser'; setting: string; user: string }
  | { kind: 'noDatabase'; setting: string; database: string }
  | {
      kind:
        | 'diskFull'
        | 'notWritable'
        | 'inUse'
        | 'otherOwner'
        | 'otherVersion'
        | 'oldServer'
        | 'tablesHeld'
        | 'notUpdated'
        | 'noArabic'
        | 'noShop'
        | 'earlierVersion'
        | 'newerVersion'
        | 'elsewhere'
        | 'otherDatabase'
        | 'restoreCutShort'
        | 'openFolder'
        | 'foreignFolder'
        | 'noPrograms'
        | 'noUser'
    }

const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
]

/** Maps a driver error to a startup issue, or undefined if the error is unknown. */
export function issueOfAddress(setting: string, url: string, error: unknown): StartupIssue | undefined {
  const { host, hostname, pathname, username, searchParams } = new URL(url)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const timedOut = error instanceof Error && /timeout/.test(error.message)
  if (unreachable.includes(code) || (code === '' && timedOut))
    return { kind: 'unreachable', setting, at: searchParams.get('host') ?? host }
  if (/CERT|UNABLE_TO/.test(code)) return { kind: 'certificate', setting }
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { kind: 'unknownHost', setting, at: searchParams.get('host') ?? hostname }
    // PostgreSQL is still starting, or a pooler has lost its server. A pooler also uses this code to reject a user.
    case '57P03':
    case '08P01':
      if (error instanceof Error && /authentication failed|no such user/.test(error.message))
        return { kind: 'refusedUser', setting, user: decodeURIComponent(username) }
      return { kind: 'unreachable', setting, at: searchParams.get('host') ?? host }
    case '28000':
    case '28P01':
      return { kind: 'refusedUser', setting, user: decodeURIComponent(username) }
    case '3D000':
      return { kind: 'noDatabase', setting, database: decodeURIComponent(pathname.slice(1)) }
    case '53100':
      return { kind: 'diskFull' }
    default:
      return undefined
  }
}

/** Maps a line of PostgreSQL's start-up output to a startup issue. */
export function issueOfLine(line: string): StartupIssue | undefined {
  if (/No space left on device|Disk quota exceeded/i.test(line)) return { kind: 'diskFull' }
  if (/Permission denied|Read-only file system/i.test(line)) return { kind: 'notWritable' }
  if (/incompatible with server/i.test(line)) return { kind: 'otherVersion' }
  return undefined
}
