import type { secretsIssues as ar } from '../ar/secrets-issues.ts'

/** What can be wrong with the file of keys, or with SECRETS, in English. */
export const secretsIssues = {
  unreadable: (source: string, why: string) =>
    `${source} ${why}: restore a copy of the file, or one from another server on the same database`,
  notJson: 'is not JSON',
  notObject: 'is not an object of keys by purpose',
  badPurpose: 'names an unknown purpose',
  badList: (purpose: string) => `has no list of keys, each with its version, from and key, at ${purpose}`,
  open: (file: string) => `${file} may be read by others: keep it to its owner with chmod 600 ${file}`,
  tooLarge: (file: string) => `${file} is too large for a file of keys`,
  cannotRead: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
  missingKeys: (purposes: string, command: string) =>
    `SECRETS has no key for ${purposes}: "${command}" prints it complete`,
  others: (source: string, purpose: string, version: string, command: string) =>
    `${source} lacks version ${version} of the key ${purpose} that this database's servers use: copy DATA_DIR/secrets.json, or SECRETS, from a running server; if it is lost, run "${command}"`,
  rotateElsewhere: (source: string, purpose: string, version: string) =>
    `${source} lacks version ${version} of the key ${purpose}: rotate on a server that has it. With --lost it is given up, and links it signed no longer open`,
} satisfies typeof ar
