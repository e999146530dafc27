import type { secretsFaults as ar } from '../ar/secrets-faults.ts'

/** What can be wrong with the file of keys, or with SECRETS, in English. */
export const secretsFaults = {
  unreadable: (source: string, why: string) =>
    `${source} ${why}: put back a copy of the file, or of another server's that shares the database`,
  notJson: 'is not JSON',
  notObject: 'is not an object of keys by purpose',
  badPurpose: 'names a purpose that is none',
  badList: (purpose: string) => `has no list of keys, each with its version, from and key, at ${purpose}`,
  open: (file: string) => `${file} may be read by others: close it to them with chmod 600 ${file}`,
  tooLarge: (file: string) => `${file} is too large to be a file of keys`,
  cannotRead: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
  billsKeyStored:
    'SECRETS lacks the key of bills that this database holds: start once without SECRETS, and use what DATA_DIR/secrets.json holds then',
  missingKeys: (purposes: string, command: string) =>
    `SECRETS has no key for ${purposes}: "${command}" prints it with one`,
  others: (source: string, purpose: string, version: string, command: string) =>
    `${source} lacks version ${version} of the key ${purpose} that this database's servers use: copy DATA_DIR/secrets.json, or SECRETS, from one that runs; where it is lost, run "${command}"`,
  rotateElsewhere: (source: string, purpose: string, version: string) =>
    `${source} lacks version ${version} of the key ${purpose}: rotate on a server that has it; --lost gives it up, and no link that it signed will open`,
} satisfies typeof ar
