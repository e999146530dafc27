import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'
import type { commandLine as ar } from '../ar/command-line.ts'

/** What every command of `shop` says, and what those say that have no messages of their own, in English. */
export const commandLine = {
  about: 'Run the shop from the command line.',
  usage: 'Usage',
  commands: 'Commands',
  operands: 'Arguments',
  options: 'Options',
  more: (command: string) => `Help on one command: ${command}`,
  standard: {
    help: 'Show this help',
    lang: 'Language of the output; by default that of the setup, or else the system’s (LANG)',
    json: 'Print JSON, for scripts',
    yes: 'Skip the question before anything that cannot be undone, for scripts',
    by: 'Your name in the audit trail; by default the system user',
  },
  shopFolder: (folder: string) => `Shop: ${folder}`,
  working: (seconds: number) => `Working: ${formatNumber(seconds)} s`,
  confirmation: { yes: 'Yes', no: 'No' },
  refused: {
    unknownCommand: (name: string, meant: string | null, group: string) =>
      meant === null
        ? `There is no command “${name}”. All commands: npm run shop -- ${group === '' ? '' : `${group} `}--help`
        : `There is no command “${name}”. Did you mean: npm run shop -- ${meant}?`,
    unknownOption: (name: string, meant: string | null) =>
      `There is no option ${name}.${meant === null ? '' : ` Did you mean: --${meant}?`}`,
    twice: (name: string) => `${name} is given twice.`,
    noValue: (name: string) => `${name} takes no value.`,
    missingValue: (name: string) => `${name} needs a value after it.`,
    tooLong: (name: string) => `${name} is too long.`,
    missingOperand: (name: string) => `${name} is missing.`,
    tooMany: (value: string) => `“${value}” is one argument too many.`,
    see: (command: string) => `Help: ${command} --help`,
    lang: (value: string) => `--lang must be ar or en, not “${value}”.`,
    nobodyToAsk: 'This needs to be confirmed, and there is nobody to ask here: add --yes.',
    declined: 'Nothing was changed.',
  },
  files: {
    refused: (path: string, user: string) =>
      `This command runs as the user ${user}, who has no access to ${path}: choose another place, or give that user access.`,
    closed: (folder: string, user: string) =>
      `The shop runs as user number ${user}, who has no access to ${folder}: choose a folder that user can open, such as one in /var/tmp. Nothing was written.`,
    notEmpty: (path: string) => `The folder ${path} is not empty. Nothing was written.`,
    notThere: (path: string) => `${path} does not exist.`,
    cannotBeMade: (path: string) => `No folder can be made at ${path}: choose another place.`,
    noFolder: (path: string) => `The path ${path} leads through a file where a folder should be.`,
    isFolder: (path: string) => `${path} is a folder. A file is needed.`,
    readOnly: (path: string) => `The disk that ${path} is on is read-only.`,
    taken: (path: string) => `${path} exists already: choose another name.`,
    nameTooLong: (path: string) => `The name ${path} is too long: choose a shorter one.`,
    tooManyOpen:
      'Too many files are open on this machine: close other programs and try again. For a server, raise LimitNOFILE.',
    other: (path: string, code: string) =>
      `The system cannot read or write ${path} (${code}): check the disk, or choose another place.`,
    diskFull: 'The disk is full: free up some space and try again.',
  },
  import: {
    summary: 'Bring the shop in line with a folder of spreadsheets and pictures',
    details:
      'With --from, DIR is the product export of another shop, as CSV or .xlsx. It becomes a folder beside it, which is then imported, and which you can edit and import again.',
    DIR: 'The folder; docs/import.md says what goes in it',
    from: 'The other shop: shopify, woocommerce or salla',
    to: 'The folder to make of the file; by default beside it, such as products-shop',
    'dry-run': 'Check everything and show what would change, without changing it',
    all: 'Show all changes, not only the first of each kind',
    'keep-edits': 'Keep what commands changed since the last import, and import the rest',
    'overwrite-edits':
      'Take what the folder says, even if it undoes what commands changed since the last import',
    'replace-demo': 'Remove what the folder lacks of the demo: its products, slides, posts and the rest',
    demoStays: (command: string) =>
      `The shop shows the demo, and what your folder lacks of it stays. To replace all of it with your folder:\n  ${command}`,
    oneWay: 'Give either --keep-edits or --overwrite-edits.',
    undone: (count: number) =>
      `The folder would undo ${formatNumber(count)} ${plural('en', count, { one: 'change', other: 'changes' })} that commands made since the last import:`,
    undoneWays: {
      keep: 'Kept, although the folder says otherwise, as commands changed it since the last import:',
      overwrite: 'The folder undoes what commands changed since the last import:',
    },
    keepOrOverwrite: 'What should happen to these changes?',
    ways: {
      keep: 'Keep them, and import the rest',
      overwrite: 'Take what the folder says',
      cancel: 'Import nothing',
    },
    noWay:
      'The folder would undo changes that commands made, and nobody is here to choose: add --keep-edits to keep them, or --overwrite-edits to take what the folder says. Nothing was changed.',
    checking: (folder: string) => `Checking ${folder}`,
    importing: (folder: string) => `Importing ${folder}`,
    steps: {
      check: 'Checking products',
      images: 'Reading pictures',
      keep: 'Saving pictures',
      store: 'Writing to the database',
    },
    issues: (count: number) =>
      `${formatNumber(count)} ${plural('en', count, { one: 'thing needs', other: 'things need' })} fixing first:`,
    issueColumns: { file: 'file', row: 'row', column: 'column', reason: 'what is wrong' },
    warnings: (count: number) =>
      `${formatNumber(count)} ${plural('en', count, { one: 'thing', other: 'things' })} to look at:`,
    readOnly: (files: string[], endsCoupons: boolean) =>
      `Read: ${files.join(', ')}. The rest of the shop stays as it is${endsCoupons ? '; only coupons of the demo end' : ''}.`,
    left: (files: string[], endsCoupons: boolean) =>
      `Not in the folder, so left as it is in the shop: ${files.join(', ')}${endsCoupons ? '. Only coupons of the demo end.' : ''}`,
    leftColumns: (columns: string[]) =>
      `Columns not in the tables, so left as they are: ${columns.join(', ')}`,
    goOn: 'Import all the same?',
    makeShop: (detail: string) => `There is no shop here yet (${detail}). Make one and import into it?`,
    asBefore: 'The shop already matches these files: nothing changed.',
    wouldChange: 'This is what an import would change. Nothing was changed.',
    changed: 'The shop now matches these files.',
    nothing: 'Nothing was changed.',
    unreadable: (folder: string) =>
      `${folder} is not a folder that can be read. Give the folder with the CSV files.`,
  },
  guide: {
    summary: 'The owner’s guide: setting up, changing and running the shop, step by step',
    details: 'Without a topic it lists all of them. The same guide with pictures is docs/owner.en.md.',
    TOPIC: 'The topic, such as orders',
    title: 'The owner’s guide',
    more: (command: string) => `To read a topic, type its name after the command, such as: ${command} orders`,
    ofCommand: (command: string) => `The command and its options: ${command}`,
    unknown: (typed: string, meant: string | null) =>
      `There is no topic “${typed}”.${meant === null ? '' : ` Did you mean: ${meant}?`}`,
  },
  newsletter: {
    about: 'Newsletter subscribers.',
    export: {
      summary: 'Write the subscribers to a CSV file: address, language, consent, unsubscribe links',
      FILE: 'The file to write; only its owner can read it',
      needsPublicUrl:
        'PUBLIC_URL is not set, and unsubscribe links begin with it. Set it to the address of your shop and run the command again: PUBLIC_URL=https://shop.example',
      written: (count: number, file: string) =>
        `${formatNumber(count)} ${plural('en', count, { one: 'subscriber', other: 'subscribers' })} in ${file}`,
    },
  },
  secrets: {
    about: 'The keys that sign links and codes.',
    columns: {
      version: 'version',
      from: 'from (UTC)',
      days: 'days',
      fingerprint: 'fingerprint',
      signs: 'signs',
    },
    none: 'There are no keys yet: the first start creates them.',
    list: { summary: 'Show the key versions and their fingerprints' },
    rotate: {
      summary: 'Add a new version of the key; what older versions signed stays valid',
      after: 'Seconds before the new version starts to sign, so that it reaches all servers first',
      signsAfter: (seconds: string) =>
        `The new version starts to sign in ${seconds} s. A running server picks it up by itself.`,
      copies: (file: string) => `Servers with another DATA_DIR need a copy of ${file} before then.`,
      setSecrets: (seconds: string) =>
        `Set SECRETS to this on every server, and restart each within ${seconds} s:`,
      badAfter: '--after must be a whole number of seconds, such as 3600',
    },
  },
  export: {
    summary: 'Write the shop to a folder of spreadsheets, texts and pictures, as import reads it',
    details:
      'Edit the spreadsheets in a spreadsheet program, save them as “CSV UTF-8”, and import the folder.\nOrders, customers and the reviews they wrote in the shop are not included.',
    FOLDER: 'An empty or new folder; by default a new one named after today, such as shop-2026-11-23',
    written: (path: string, tables: string, articles: string, images: string) =>
      `The shop is in ${path}. Tables: ${tables}, texts: ${articles}, pictures: ${images}.`,
    missing: (paths: string) =>
      `Pictures whose files are missing from the shop, and so from the folder: ${paths}`,
  },
  changes: {
    summary: 'Show the audit trail: who changed what, and when, newest first',
    details: 'What was done to one order: npm run shop -- orders show CODE',
    subject: 'Only changes to one thing: an order or coupon code, or the name of a setting or page',
    limit: 'How many lines; by default 50',
    badLimit: (most: number) => `--limit must be a whole number from 1 to ${formatNumber(most)}.`,
    none: 'Nothing has been changed yet.',
    columns: { at: 'when', by: 'who', action: 'what', subject: 'on', details: 'details' },
    actions: {
      'order.added': 'order entered',
      'order.paid': 'transfer recorded',
      'order.status': 'status changed',
      'order.refund': 'refunded',
      'order.correct': 'order corrected',
      'order.undo': 'undone',
      'order.note': 'note added',
      'order.note.remove': 'note removed',
      'coupon.add': 'coupon added',
      'coupon.end': 'coupon ended',
      'customer.erase': 'data erased',
      'customer.revoke': 'logins ended',
      'setting.set': 'setting changed',
      'pages.add': 'page added',
      'pages.edit': 'page edited',
      'pages.remove': 'page removed',
      'blogs.add': 'post added',
      'blogs.edit': 'post edited',
      'blogs.remove': 'post removed',
      'slides.add': 'slide added',
      'slides.edit': 'slide edited',
      'slides.remove': 'slide removed',
      'sponsors.add': 'sponsor added',
      'sponsors.edit': 'sponsor edited',
      'sponsors.remove': 'sponsor removed',
      import: 'import',
      backup: 'backup',
      restore: 'restored',
      load: 'loaded',
      'secrets.rotate': 'keys rotated',
      'zatca.onboard': 'unit connected',
      'zatca.renew': 'certificate renewed',
      'zatca.correct': 'document corrected',
      'zatca.stop': 'unit stopped',
      'zatca.resume': 'unit resumed',
      'zatca.retire': 'unit ended',
    },
    detailNames: {
      from: 'from',
      to: 'to',
      carrier: 'carrier',
      number: 'number',
      creditNote: 'credit note',
      amount: 'amount',
      reference: 'reference',
      reason: 'reason',
      pieces: 'pieces',
      total: 'total',
      with: 'with',
      fields: 'fields',
      ends: 'ends',
      maxUses: 'uses',
      logins: 'logins',
    },
  },
  edits: {
    dryRun: 'Check the change and show what it would do, without making it',
    columns: { field: 'field', before: 'before', after: 'after' },
    issue: (what: string, reason: string) => `${what} ${reason}`,
    nothing: 'Nothing was changed.',
    asBefore: (what: string) => `${what} is already so: nothing changed.`,
    wouldChange: 'This is what would change. Nothing was changed.',
    changed: (what: string) => `${what} is changed, and visitors see it from now on.`,
    files: {
      unreadable: (path: string) => `${path} cannot be read.`,
      tooLong: (path: string) => `${path} is larger than a megabyte.`,
      notUtf8: (path: string) => `${path} is not text in UTF-8.`,
    },
  },
} satisfies typeof ar
