import { plural } from '../../plurals.ts'
import type { startupIssues as ar } from '../ar/startup-issues.ts'

/** Why the shop cannot start, in English. */
export const startupIssues = {
  port: {
    taken: (port: number, host: string) =>
      `PORT ${port} on ${host} is taken by another program: close that program, or add the line PORT=${port + 1} to the file .env in the folder of this one, and start again.`,
    forbidden: (port: number) =>
      `PORT ${port} may not be used by this user: set PORT to one above 1023, such as PORT=3000.`,
    notHere: (host: string) =>
      `HOST ${host} is not an address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.`,
    unknown: (host: string) =>
      `HOST ${host} is not known: set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
    other: (port: number, host: string, reason: string) =>
      `PORT ${port} on ${host} cannot be used: ${reason}`,
  },
  folder: {
    sentence: (folder: string, reason: string) =>
      `DATA_DIR ${folder} cannot be used, ${reason}: set it to a folder such as ./data.`,
    refused: 'this user may not write there',
    readOnly: 'that disk can only be read',
    isFile: 'there is a file in its place',
    cannotBeMade: 'no folder can be made there',
    diskFull: 'that disk is full',
  },
  notBuilt: 'The pages of the shop are not built: start it with npm start, which builds them.',
  demo: (count: number, first: string) =>
    `The demo has ${count} ${plural('en', count, { one: 'mistake', other: 'mistakes' })}; npm run shop -- import demo lists them. The first: ${first}`,
  database: {
    unreachable: (setting: string, at: string) =>
      `No PostgreSQL answers at ${at}, the address in ${setting}. Check that it runs, that host and port are right, and that no firewall stands between. Nothing was changed.`,
    unknownHost: (setting: string, at: string) =>
      `There is no host ${at}, which ${setting} names. Check its spelling, and that this machine can look names up. Nothing was changed.`,
    certificate: (setting: string) =>
      `The certificate of the PostgreSQL in ${setting} is not trusted. Add its authority to the address: sslmode=verify-full&sslrootcert=FILE. Nothing was changed.`,
    refusedUser: (setting: string, user: string) =>
      `PostgreSQL does not let ${user} in. Check name and password in ${setting} (write signs such as @ and / as %40 and %2F), and pg_hba.conf on the database server. Nothing was changed.`,
    noDatabase: (setting: string, database: string) =>
      `The PostgreSQL in ${setting} has no database ${database}. Check the name, or create it as docs/operating.md says under “A database of your own”. Nothing was changed.`,
    diskFull: 'The database found no room on its disk. Make room there, and try again.',
    readOnly:
      'The database can only be read: it is a standby server, or default_transaction_read_only is on. Give DATABASE_URL the address of the primary, or ask who looks after the database.',
    noConnection:
      'The database has no free connection. Try again in a minute. If it happens again, raise max_connections, or end connections that nobody needs.',
    held: 'Another connection holds what this command needs in the database. Try again in a minute.',
    cutOff:
      'The connection to the database ended. Check that the database runs, then try again. What the command had finished stays.',
    notWritable:
      'The database may not write in its folder. Give DATA_DIR and all in it to the user as whom the shop runs, on a disk that is open for writing.',
    inUse:
      'Another server uses this DATA_DIR. Stop it there and try again, or give each server a folder of its own; several servers of one shop share a DATABASE_URL.',
    otherOwner:
      'The database’s folder belongs to another user. Run the command as that user or as root, or give the folder to yourself.',
    otherVersion:
      'Another major version of PostgreSQL made the database in this DATA_DIR. Run the shop’s version that made it, write it out there with npm run shop -- dump, and load it into a new DATA_DIR with npm run shop -- load.',
    oldServer: 'This PostgreSQL is too old. The shop needs PostgreSQL 15 or newer: move the database to one.',
    tablesHeld:
      'Another connection holds a table of the database, so that it could not be brought up to date. End what works on it, and try again.',
    notUpdated:
      'The database could not be brought up to date for this version of the shop. If a version before 1.0.0 made it, export the catalogue with that version, and import it with this one into a new DATA_DIR or database. Otherwise check that the role of MIGRATION_DATABASE_URL owns the tables. Nothing was changed.',
    noArabic:
      'This database cannot search Arabic. Create it anew with the command in docs/operating.md, under “A database of your own”.',
    noShop:
      'There is no shop here yet. Check DATA_DIR and DATABASE_URL; for a new shop, run npm start or import a catalogue. Nothing was changed.',
    earlierVersion:
      'An earlier version of the shop uses this database. Start the server of this version first: it brings the database up to date. Nothing was changed.',
    newerVersion:
      'A newer version of the shop has updated this database, which holds things that this version does not know. Start the newer version. To go back to this one all the same, set NEWER_DATABASE=accept (docs/operating.md, On a server). Nothing was changed.',
    elsewhere:
      'The shop in this DATA_DIR has its database on another server. Set DATABASE_URL as the server does (on a server: run the command with its environment file). Nothing was changed.',
    otherDatabase:
      'DATA_DIR and the database do not belong together. Check both settings. Nothing was changed.',
    restoreCutShort:
      'A restore was cut short, and the shop has no database now. Restore again with npm run shop -- restore.',
    openFolder:
      'Every user of this computer may write in DATA_DIR. Choose a folder of the shop’s own, such as ./data, or close it to others with chmod o-w.',
    foreignFolder:
      'DATA_DIR holds files that are not the shop’s, and their owner stays. Choose an empty or a new folder.',
    noPrograms:
      'The programs of PostgreSQL are not installed. Delete the folder node_modules and run npm start, which installs them.',
    noUser:
      'PostgreSQL does not run as root, and this computer has no other user for it. Start the shop as an ordinary user.',
    detail: (message: string) => `Detail: ${message}`,
  },
  otherDatabase: (message: string) => message,
} satisfies typeof ar
