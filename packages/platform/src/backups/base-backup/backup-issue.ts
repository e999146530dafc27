/**
 * What is wrong with a backup, to be worded by whoever tells it. `changed`: a file is not as it was written; `logEnds`: the log cannot be read
 * beyond that segment; `signature`: the key at hand did not sign it; `newer`: it was made by a newer version of the shop; `said`: in PostgreSQL's words, or the system's.
 */
export type BackupIssue =
  | { kind: 'missing' | 'changed'; file: string }
  | { kind: 'logEnds'; segment: number }
  | { kind: 'signature' | 'newer' }
  | { kind: 'said'; text: string }
