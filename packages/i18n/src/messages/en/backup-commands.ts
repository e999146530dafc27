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
  faults: {
    missing: (file: string) => `${file} is missing`,
    changed: (file: string) => `${file} is not as it was written`,
    logEnds: (segment: string) => `The log of changes cannot be read beyond segment ${segment}`,
    newer: 'It was made by a newer version of the shop',
    more: (count: string) => `and ${count} more`,
    advice:
      'The shop is as it was. Take these files from the backup’s copy on another machine, or another backup: shop backup list. Then make a new one: shop backup',
  },
  make: {
    summary: 'Back up database, pictures and keys, while the shop runs',
    details:
      'Show the backups: shop backup list\nCheck a backup: shop backup verify\nGo back to one: shop restore',
    keep: 'How many backups stay, this one among them; otherwise 7. Older ones go when the new one is complete',
    badKeep: '--keep is a whole number from 1 to 1000.',
    made: (name: string, megabytes: string, pictures: string) =>
      `The backup ${name} is complete: ${megabytes} MB. Pictures in it: ${pictures}.`,
    removed: (names: string) => `Older backups were deleted: ${names}`,
    lost: (hashes: string) => `Pictures that the shop itself has lost, so the backup lacks them: ${hashes}`,
  },
  list: {
    summary: 'Show the backups, the newest first',
    columns: { name: 'backup', megabytes: 'MB', pictures: 'pictures' },
    reaches: (spans: string) =>
      `shop restore --to also reaches any moment in these times of Riyadh:\n${spans}`,
    span: (from: string, to: string) => `${from} to ${to}`,
  },
  verify: {
    summary:
      'Check a whole backup: its files by checksum, then a database started from it aside, every table and index read',
    whole: (name: string, tables: string, indexes: string) =>
      `The backup ${name} is whole: all of its ${tables} tables and ${indexes} indexes were read.`,
  },
  restore: {
    summary: 'Put a stopped shop back to a backup, or to any moment; the present database is kept beside it',
    to: 'Back to this moment instead, such as "2026-11-23 14:05": time of Riyadh, unless a zone such as +00:00 follows',
    badMoment: '--to is a moment such as "2026-11-23 14:05" or "2026-11-23 11:05:30+00:00".',
    nameAndMoment: '--to finds the backup by itself: leave the name out.',
    questionMoment: (moment: string) =>
      `Put the shop back to ${moment}, time of Riyadh? Orders and accounts made after it will not be there.`,
    restoredMoment: (moment: string, name: string, pictures: string) =>
      `The shop is as it was at ${moment}, from the backup ${name}; missing pictures put back: ${pictures}. Start the shop.`,
    outOfReach: (moment: string, spans: string) =>
      `The shop cannot be put back to ${moment}. It can be to any moment in these times of Riyadh:\n${spans}`,
    noReach: (folder: string) =>
      `There is no backup in ${folder} that goes on to moments after it. Put the shop back to a backup itself: shop restore NAME`,
    ownServer:
      'With DATABASE_URL the log of changes belongs to that PostgreSQL: use its own point-in-time recovery.',
    question: (name: string) =>
      `Put the shop back to the backup ${name}? Orders and accounts made after it will not be there.`,
    inUse: (by: string) => `The database is in use (${by}): stop the shop first.`,
    restored: (name: string, pictures: string) =>
      `The shop is as in the backup ${name}; missing pictures put back: ${pictures}. Start the shop.`,
    embeddedOnly:
      'This backup is of the database that comes with the shop: restore it without DATABASE_URL, then move with shop dump and shop load.',
    former: (folder: string) => `The former database is in ${folder}: delete it when you need it no more.`,
  },
  dump: {
    summary: 'Write all rows of the database to files that any PostgreSQL can load, while the shop runs',
    details: 'To move to another PostgreSQL: stop the shop, shop dump, set DATABASE_URL, shop load',
    dir: 'The folder to make; only its owner can read it',
    written: (tables: string, folder: string) => `${tables} tables are in ${folder}.`,
  },
  load: {
    summary: 'Load what shop dump wrote into an empty database',
    dir: 'The folder of the dump',
    loaded: 'The database has all rows, and every rule between them was checked. Start the shop.',
    refused: {
      'not-empty': 'The database has a shop already: make a new and empty one.',
      'no-dump': 'This is no folder that shop dump wrote, or dump.json in it was changed.',
      newer: 'This was written by a newer version of the shop: install that one.',
    },
  },
} satisfies typeof ar
