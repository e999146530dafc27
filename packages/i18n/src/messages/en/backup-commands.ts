import type { backupCommands as ar } from '../ar/backup-commands.ts'

/** Messages of `shop backup …` and `shop restore`, in English. */
export const backupCommands = {
  about: 'Backups of the database, pictures and keys.',
  folder: 'The folder of all backups; by default DATA_DIR/backups',
  name: 'The name of a backup, as in npm run shop -- backup list; by default the latest',
  isBusy: (folder: string) => `Another backup command is running in ${folder}.`,
  noBackup: (folder: string) => `There is no backup in ${folder}.`,
  unknownBackup: (name: string) => `There is no backup ${name}. All backups: npm run shop -- backup list`,
  noKey:
    'There is no key here to check signatures with: set BACKUP_KEY to what the file backup-key of the shop that made the backups holds. If that is lost and nobody else could write to the backups, npm run shop -- restore --unsigned restores them without.',
  damaged: (name: string) => `The backup ${name} is damaged:`,
  issues: {
    missing: (file: string) => `${file} is missing`,
    changed: (file: string) => `${file} has been altered`,
    logEnds: (segment: string) => `The database log cannot be read after segment ${segment}`,
    signature:
      'Its signature is not by this shop’s key, so its content may not be yours. Set BACKUP_KEY to the key of the shop that made it; or add --unsigned if nobody else could write to it',
    newer: 'It was made by a newer version of the shop',
    more: (count: string) => `and ${count} more`,
    advice:
      'The shop is unchanged. Restore these files from a copy on another machine, or use another backup: npm run shop -- backup list. Then make a new one: npm run shop -- backup',
  },
  make: {
    summary: 'Back up the database, pictures and keys while the shop runs',
    details:
      'List backups: npm run shop -- backup list\nCheck a backup: npm run shop -- backup verify\nRestore a backup: npm run shop -- restore',
    keep: 'How many backups to keep, including this one; by default 7. Older ones are deleted once it is complete',
    nightly:
      'For the nightly timer: verify the backup, and make none if another server of this shop has made one tonight',
    byOther: (server: string) => `Tonight’s backup is made by ${server}. Nothing was done here.`,
    badKeep: '--keep must be a whole number from 1 to 1000.',
    made: (name: string, megabytes: string, images: string) =>
      `The backup ${name} is complete: ${megabytes} MB. Pictures in it: ${images}.`,
    newKey: (file: string) =>
      `A new key signs your backups: ${file}. Keep a copy of it in a safe place, apart from the backups: a restore on another computer asks for it as BACKUP_KEY.`,
    removed: (names: string) => `Older backups were deleted: ${names}`,
    lost: (count: string, some: string) =>
      `Pictures that the shop itself cannot find, and the backup lacks: ${count} (${some} …). Check MEDIA_URL and the folder media in DATA_DIR. Older backups that hold them stay.`,
  },
  list: {
    summary: 'List the backups, newest first',
    columns: { name: 'backup', megabytes: 'MB', images: 'pictures' },
    ranges: (spans: string) =>
      `npm run shop -- restore --to can also restore any moment in these spans, Riyadh time:\n${spans}`,
    span: (from: string, to: string) => `${from} to ${to}`,
  },
  verify: {
    summary:
      'Check a backup: its files by checksum, then every table and index in a database started from it',
    whole: (name: string, tables: string, indexes: string) =>
      `The backup ${name} is sound: all ${tables} tables and ${indexes} indexes were read.`,
  },
  restore: {
    summary: 'Restore a stopped shop to a backup, or to any moment; its current database is kept alongside',
    to: 'Restore to this moment instead, such as "2026-11-23 14:05": Riyadh time, unless a zone such as +00:00 follows',
    unsigned:
      'Restore even what no key of this shop signed. A backup is a program: only if nobody else could write to it',
    badMoment: '--to must be a moment such as "2026-11-23 14:05" or "2026-11-23 11:05:30+00:00".',
    nameAndMoment: '--to chooses the backup itself: leave out the name.',
    questionMoment: (moment: string) =>
      `Restore the shop to ${moment}, Riyadh time? Later orders and accounts will not be there.`,
    restoredMoment: (moment: string, name: string, images: string) =>
      `The shop is as it was at ${moment}, from the backup ${name}; missing pictures put back: ${images}. Start the shop.`,
    outOfReach: (moment: string, spans: string) =>
      `The shop cannot be restored to ${moment}. It can be restored to any moment in these spans, Riyadh time:\n${spans}`,
    noReach: (folder: string) =>
      `No backup in ${folder} is followed by a database log. Restore one of the backups: npm run shop -- restore NAME`,
    ownServer: 'With DATABASE_URL the log is kept by that PostgreSQL: use its point-in-time recovery.',
    question: (name: string) =>
      `Restore the shop to the backup ${name}? Later orders and accounts will not be there.`,
    inUse: (by: string) =>
      `The database is in use (${by}): stop the shop first, with Ctrl-C in the window where it runs, or on a server with systemctl stop zayy. Nothing was changed.`,
    restored: (name: string, images: string) =>
      `The shop is as it was in the backup ${name}; missing pictures put back: ${images}. Start the shop.`,
    embeddedOnly:
      'This backup is of the database that comes with the shop: restore it without DATABASE_URL, then move with npm run shop -- dump and npm run shop -- load.',
    former: (folder: string) =>
      `The previous database is in ${folder}: delete it once you no longer need it.`,
  },
  dump: {
    summary: 'Write every row of the database to files that any PostgreSQL can load, while the shop runs',
    details:
      'To move to another PostgreSQL: stop the shop, npm run shop -- dump, set DATABASE_URL, npm run shop -- load',
    DIR: 'The folder to create; only its owner can read it',
    written: (tables: string, folder: string) => `${tables} tables are in ${folder}.`,
  },
  load: {
    summary: 'Load what npm run shop -- dump wrote into an empty database',
    DIR: 'The folder that npm run shop -- dump wrote',
    damaged: (file: string) =>
      `The file ${file} of the dump is missing, cut off or changed. Nothing was loaded: copy the folder again, or dump again.`,
    loaded: 'All rows are loaded, and every constraint between them was checked. Start the shop.',
    refused: {
      'not-empty': 'The database already holds a shop: create a new, empty one.',
      'no-dump': 'This is not a folder that npm run shop -- dump wrote, or its dump.json was changed.',
      newer: 'This was written by a newer version of the shop: install that version.',
    },
  },
} satisfies typeof ar
