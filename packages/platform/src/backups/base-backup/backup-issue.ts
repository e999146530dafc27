/**
 * A problem of a backup, for translation. `changed`: a file differs from its checksum. `logEnds`: the WAL is unreadable
 * after this segment. `signature`: our key did not sign it. `newer`: a newer version of the shop made it. `said`: a
 * message of PostgreSQL or the system.
 */
export type BackupIssue =
  | { kind: 'missing' | 'changed'; file: string }
  | { kind: 'logEnds'; segment: number }
  | { kind: 'signature' | 'newer' }
  | { kind: 'said'; text: string }
