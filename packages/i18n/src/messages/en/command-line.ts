import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'
import type { commandLine as ar } from '../ar/command-line.ts'

/** What every command of `shop` says, and what those say that have no messages of their own, in English. */
export const commandLine = {
  about: 'What the owner does with the shop.',
  usage: 'Usage',
  commands: 'Commands',
  operands: 'Arguments',
  options: 'Options',
  more: (command: string) => `More about a command: ${command}`,
  standard: {
    help: 'Show this help',
    lang: 'The language of what is shown; otherwise that of the system (LANG)',
    json: 'Print JSON, for programs',
    yes: 'Do not ask before what cannot be undone, for scripts',
    by: 'Who does it, for the audit trail; otherwise the system’s user',
  },
  confirmation: { yes: 'Yes', no: 'No' },
  refused: {
    unknownCommand: (name: string) => `There is no command “${name}”. All commands: shop --help`,
    unknownOption: (name: string) => `There is no option ${name}.`,
    twice: (name: string) => `${name} is there twice.`,
    noValue: (name: string) => `${name} takes no value.`,
    missingValue: (name: string) => `${name} needs a value after it.`,
    tooLong: (name: string) => `${name} is too long.`,
    missingOperand: (name: string) => `${name} is missing.`,
    tooMany: (value: string) => `There is no place here for “${value}”.`,
    see: (command: string) => `Help: shop ${command} --help`,
    lang: (value: string) => `--lang is ar or en, not “${value}”.`,
    nobodyToAsk: 'This asks to be confirmed, and nobody is here to be asked: add --yes.',
    declined: 'Nothing was changed.',
  },
  database: (said: string) => said,
  databaseFaults: {
    unreachable: (setting: string, at: string) =>
      `No PostgreSQL answers at ${at}, the address in ${setting}. Check that it runs, that host and port are right, and that no firewall stands between. Nothing was changed.`,
    unknownHost: (setting: string, at: string) =>
      `There is no host ${at}, which ${setting} names. Check its spelling, and that this machine can look names up. Nothing was changed.`,
    refusedUser: (setting: string, user: string) =>
      `PostgreSQL does not let ${user} in. Check name and password in ${setting} (write signs such as @ and / as %40 and %2F), and pg_hba.conf on the database server. Nothing was changed.`,
    noDatabase: (setting: string, database: string) =>
      `The PostgreSQL in ${setting} has no database ${database}. Check the name, or create it as docs/operating.md says under “A database of your own”. Nothing was changed.`,
    diskFull: 'The database found no room on its disk. Make room there, and try again.',
    notWritable:
      'The database may not write in its folder. Give DATA_DIR and all in it to the user as whom the shop runs, on a disk that is open for writing.',
    inUse:
      'Another server uses this DATA_DIR. Stop it there and try again, or give each server a folder of its own; several servers of one shop share a DATABASE_URL.',
    otherOwner:
      'The database’s folder belongs to another user. Run the command as that user or as root, or give the folder to yourself.',
    otherVersion:
      'Another major version of PostgreSQL made the database in this DATA_DIR. Run the shop’s version that made it, write it out there with shop dump, and load it into a new DATA_DIR with shop load.',
    oldServer: 'This PostgreSQL is too old. The shop needs PostgreSQL 15 or newer: move the database to one.',
    tablesHeld:
      'Another connection holds a table of the database, so that it could not be brought up to date. End what works on it, and try again.',
    noArabic:
      'This database cannot search Arabic. Create it anew with the command in docs/operating.md, under “A database of your own”.',
    detail: (said: string) => `Detail: ${said}`,
  },
  files: {
    refused: (path: string, user: string) =>
      `The user ${user}, as whom the command works, may not use ${path}: name a place that is open to them, or give them the right.`,
    closed: (folder: string, user: string) =>
      `The user number ${user}, as whom the shop works, may not enter ${folder}: name a folder that they may enter, such as one in /var/tmp. Nothing was written.`,
    notEmpty: (path: string) => `The folder ${path} is not empty. Nothing was written.`,
    notThere: (path: string) => `${path} is not there.`,
    noFolder: (path: string) => `A file stands in place of a folder on the way to ${path}.`,
    isFolder: (path: string) => `${path} is a folder, and a file is wanted.`,
    readOnly: (path: string) => `The disk that ${path} is on can only be read.`,
    diskFull: 'The disk is full: make room, and try again.',
  },
  import: {
    summary: 'Bring the shop in line with a folder of spreadsheets and pictures',
    dir: 'The folder; docs/import.md says what is in it',
    dryRun: 'Check everything and say what would change, but change nothing',
    checking: (folder: string) => `Checking ${folder}`,
    importing: (folder: string) => `Importing ${folder}`,
    steps: { pictures: 'Reading pictures', keep: 'Keeping pictures', store: 'Storing' },
    issues: (count: number) =>
      `${formatNumber(count)} ${plural('en', count, { one: 'thing has', other: 'things have' })} to be put right first:`,
    issueColumns: { file: 'file', row: 'row', column: 'column', reason: 'what is wrong' },
    changeColumns: { table: 'table', added: 'added', changed: 'changed', gone: 'gone' },
    asBefore: 'The shop is as these files say already: nothing changed.',
    wouldChange: 'This is what an import would do. Nothing was changed.',
    changed: 'The shop is as these files say.',
    nothing: 'Nothing was changed.',
    unreadable: (folder: string) =>
      `${folder} is no folder that can be read. Name the folder that holds the CSV files.`,
  },
  newsletter: {
    about: 'Who gets the newsletter.',
    export: {
      summary: 'Write a CSV file of those who get it: address, language, consent, links to leave it',
      file: 'The file to write; only its owner can read it',
      needsPublicUrl: 'PUBLIC_URL is not set: the links to leave the newsletter begin with it',
      written: (count: number, file: string) =>
        `${formatNumber(count)} ${plural('en', count, { one: 'address', other: 'addresses' })} in ${file}`,
    },
  },
  secrets: {
    about: 'The keys that links and codes are signed with.',
    columns: {
      purpose: 'purpose',
      version: 'version',
      from: 'from (UTC)',
      days: 'days',
      fingerprint: 'fingerprint',
      signs: 'signs',
    },
    none: 'There are no keys yet: the first start makes them.',
    list: { summary: 'Show the versions of the keys by their fingerprints' },
    rotate: {
      summary: 'Add a version to the keys; what the older ones signed stays valid',
      purpose: (purposes: string) => `One of ${purposes}; all without it`,
      after: 'Seconds until the new version signs, so that all servers have it by then',
      lost: 'Give up the keys that are missing here, and all links that they signed',
      signsAfter: (seconds: string) =>
        `The new version signs from ${seconds} s on, and a server that runs takes it up by itself.`,
      copies: (file: string) => `Servers with another DATA_DIR need a copy of ${file} before that.`,
      setSecrets: (seconds: string) =>
        `Set SECRETS to this on every server, and start each again within ${seconds} s:`,
      unknown: (given: string, known: string) => `There is no key ${given}: there are ${known}`,
      badAfter: '--after must be a whole number of seconds, such as 3600',
    },
  },
} satisfies typeof ar
