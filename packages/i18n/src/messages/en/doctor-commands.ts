import type { doctorCommands as ar } from '../ar/doctor-commands.ts'

/** What `shop doctor` says, in English. */
export const doctorCommands = {
  summary: 'Check the shop: settings, disk, database, pictures, mail, payment and backups, and what to do',
  states: { ok: '✓', warning: '!', fault: '✗' },
  checks: {
    settings: 'Settings',
    folder: 'Data folder',
    disk: 'Disk',
    database: 'Database',
    pictures: 'Pictures',
    address: 'Address',
    clock: 'Clock',
    mail: 'Mail',
    payment: 'Cards',
    backups: 'Backups',
    log: 'Log of changes',
  },
  faults: 'Something is at fault; each line that begins with ✗ says what to do.',
  settings: 'All of them can be read.',
  folder: {
    ok: (path: string) => `Only its owner can read ${path}.`,
    open: (path: string) => `Others can read ${path}: close it with chmod go-rwx.`,
  },
  disk: {
    ok: (gigabytes: string) => `${gigabytes} GB are free.`,
    scarce: (gigabytes: string) => `Only ${gigabytes} GB are free: make room before orders are turned away.`,
  },
  database: {
    ok: 'It answers.',
    givenUp: (jobs: string) =>
      `It answers, and has mails that were never sent: ${jobs}. Mend the mail, then send them again as docs/operating.md says.`,
  },
  pictures: {
    folder: 'They are in the folder media of DATA_DIR.',
    ok: (bucket: string) => `The bucket ${bucket} takes them, gives them back and deletes them.`,
    troubles: {
      away: 'The store that MEDIA_URL names does not answer: look at its host and port, at tls, and at the way there.',
      key: 'The store does not know the key, or its secret is another: look at both in MEDIA_URL, and write a / in the secret as %2F.',
      rights:
        'The key may not do all that the shop does: let it list the bucket, and read, write and delete objects in it.',
      bucket: 'The store has no such bucket: make it, or look at the first part of the path in MEDIA_URL.',
      region: 'The bucket is in another region: add ?region=… with its own to MEDIA_URL.',
      clock: "The store refuses this machine's clock: set it by NTP.",
      other:
        'The store refuses what the shop asks, or does not give back what it was given: look at MEDIA_URL.',
    },
  },
  address: {
    ok: (url: string) => `The shop answers at ${url}.`,
    notSet: 'PUBLIC_URL is not set, so links in mails lead nowhere outside of this machine: set it.',
    silent: (url: string) =>
      `The shop does not answer at ${url}: start it, and look at its domain name and the proxy before it.`,
  },
  clock: {
    ok: 'It agrees with the clock at the address.',
    apart: (seconds: string) => `It is ${seconds} s away from the clock at the address: set both by NTP.`,
  },
  mail: {
    ok: 'The mail server takes mails.',
    files: 'SMTP_URL is not set, so mails are files in DATA_DIR/mail and reach nobody: set it.',
    refused: (reason: string) => `Look at SMTP_URL. ${reason}`,
  },
  payment: {
    live: 'They are charged by Moyasar.',
    cardsOnly:
      'No bank account is set, so buyers pay by card alone, and an order below SAR 1, which no card takes, cannot be placed. To offer transfers too, set bank_name, bank_holder and bank_iban with shop settings set.',
    toSettle: (codes: string) =>
      `Money of card orders is still to be settled, as shop orders show CODE says of each: ${codes}`,
    test: 'They are a test and bring no money: set PAYMENT=moyasar, and a key that begins with sk_live_.',
  },
  backups: {
    ok: (name: string) => `The newest is ${name}.`,
    old: (name: string) =>
      `The newest, ${name}, is older than a day: run shop backup, and see why the nightly one failed.`,
    none: 'There is none yet: run shop backup every night.',
  },
  log: {
    ok: (since: string, megabytes: string) =>
      `The shop can be put back to any moment since ${since} (Riyadh); that takes ${megabytes} MB.`,
    none: 'It begins with the next backup: until then the shop goes back to no moment but that of a backup.',
    broken: (until: string) =>
      `It ends at ${until} (Riyadh), and no moment after that can be gone back to: run shop backup, and make room on the disk.`,
    failing: (since: string) =>
      `PostgreSQL has not been able to put it away since ${since} (Riyadh), and fills the disk with it: see that there is room, and that DATA_DIR/postgres/archived-log belongs to the database.`,
    off: 'This database was started by an earlier version and keeps none: start the shop again.',
    ownServer:
      'It belongs to the PostgreSQL at DATABASE_URL: set up its own point-in-time recovery, as the shop cannot see it.',
  },
} satisfies typeof ar
