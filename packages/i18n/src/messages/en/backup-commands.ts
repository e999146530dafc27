import type { backupCommands as ar } from '../ar/backup-commands.ts'

/** What `shop backup …` and `shop restore` say, in English. */
export const backupCommands = {
  about: 'Backups: database, pictures and keys.',
  folder: 'The folder that holds all backups; otherwise DATA_DIR/backups',
  name: 'The name of a backup, as shop backup list shows it; otherwise the newest',
  isBusy: (folder: string) => `Another command is at work in ${folder}.`,
  noBackup: (folder: string) => `There is no backup in ${folder}.`,
  unknownBackup: (name: string) => `There is no backup ${name}. All backups: shop backup list`,
  damaged: (name: string) => `The backup ${name} is damaged:`,
  notEmbedded:
    'This is for the database that comes with the shop, and the shop uses the one of DATABASE_URL.',
  make: {
    summary: 'Back up database, pictures and keys, while the shop runs',
    details:
      'Show the backups: shop backup list\nCheck a backup: shop backup verify\nGo back to one: shop restore',
    keep: 'How many backups stay, this one among them; otherwise 7. Older ones go when the new one is complete',
    badKeep: '--keep is a whole number from 1 to 1000.',
    made: (name: string, megabytes: string) => `The backup ${name} is complete: ${megabytes} MB.`,
    removed: (names: string) => `Older backups were deleted: ${names}`,
    lost: (hashes: string) => `Pictures that the shop itself has lost, so the backup lacks them: ${hashes}`,
  },
  list: {
    summary: 'Show the backups, the newest first',
    columns: { name: 'backup', megabytes: 'MB', pictures: 'pictures' },
  },
  verify: {
    summary:
      'Check a whole backup: its files by checksum, then a database started from it aside, every table and index read',
    whole: (name: string, tables: string, indexes: string) =>
      `The backup ${name} is whole: all of its ${tables} tables and ${indexes} indexes were read.`,
  },
  restore: {
    summary: 'Put a stopped shop back to a backup; the present database is kept beside it',
    question: (name: string) =>
      `Put the shop back to the backup ${name}? Orders and accounts made after it will not be there.`,
    inUse: (by: string) => `The database is in use (${by}): stop the shop first.`,
    restored: (
      name: string,
      { tables, indexes, pictures }: Record<'tables' | 'indexes' | 'pictures', string>,
    ) =>
      `The shop is as in the backup ${name}. All ${tables} tables and ${indexes} indexes were read; missing pictures put back: ${pictures}. Start the shop.`,
    former: (folder: string) => `The former database is in ${folder}: delete it when you need it no more.`,
  },
} satisfies typeof ar
