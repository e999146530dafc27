import type { secretsIssues as ar } from '../ar/secrets-issues.ts'

/** Messages about invalid keys, in English. */
export const secretsIssues = {
  notKeys: (source: string) =>
    `${source} is not a list of keys: restore a copy, or use that of another server on the same database`,
  exposed: (file: string) => `${file} may be read by others: keep it to its owner with chmod 600 ${file}`,
  tooLarge: (file: string) => `${file} is too large for a file of keys`,
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
  missing: (source: string) => `${source} has no key: "npm run shop -- secrets rotate" prints one`,
  differs: (source: string, version: string) =>
    `${source} lacks version ${version} of the key that this database's servers use: copy DATA_DIR/secrets.json, or SECRETS, from a running server or a backup. If the key is lost, delete the file if there is one and run "npm run shop -- secrets rotate": links sent so far no longer open`,
} satisfies typeof ar
