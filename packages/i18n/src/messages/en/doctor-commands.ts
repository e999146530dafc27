import { formatNumber } from '../../numbers.ts'
import type { doctorCommands as ar } from '../ar/doctor-commands.ts'

/** Messages of `shop doctor`, in English. */
export const doctorCommands = {
  summary: 'Check settings, disk, database, pictures, mail, payment and backups, and say what to do',
  states: { ok: '✓', warning: '!', error: '✗' },
  checks: {
    settings: 'Settings',
    folder: 'Data folder',
    disk: 'Disk',
    database: 'Database',
    demo: 'Demo',
    shop: 'Shop',
    ministry: 'Ministry’s list',
    pictures: 'Pictures',
    address: 'Address',
    clock: 'Clock',
    mail: 'Mail',
    payment: 'Cards',
    zatca: 'E-invoicing',
    backups: 'Backups',
    log: 'Database log',
  },
  errors: 'Something is wrong. Each line that begins with ✗ says what to do.',
  settings: 'All of them can be read.',
  folder: {
    ok: (path: string) => `Only its owner can read ${path}.`,
    open: (path: string) => `Others can read ${path}: keep it to its owner with chmod go-rwx.`,
  },
  disk: {
    ok: (gigabytes: string) => `${gigabytes} GB are free.`,
    scarce: (gigabytes: string) =>
      `Only ${gigabytes} GB are free: free up space before orders are turned away.`,
  },
  database: {
    ok: 'It answers.',
    givenUp: (jobs: string) =>
      `It answers, but holds refunds or other jobs that did not go through after every attempt: ${jobs}. Fix the settings of the payment gateway, then have them tried again as docs/operating.md says.`,
    retried: (jobs: string) =>
      `It answers, but refunds or other jobs keep failing and are tried again: ${jobs}. The lines job_failed of the log give the reason.`,
  },
  images: {
    folder: 'They are kept in the folder media in DATA_DIR.',
    missing: (missing: string, sampled: string) =>
      `${missing} of ${sampled} pictures checked are missing: check MEDIA_URL. Servers of one shop need the same bucket, or the same folder DATA_DIR/media.`,
    ok: (bucket: string) => `The bucket ${bucket} stores, returns and deletes them.`,
    troubles: {
      away: 'The store in MEDIA_URL does not answer: check its host and port, tls, and the network.',
      key: 'The store does not accept the key or its secret: check both in MEDIA_URL, and write a / in the secret as %2F.',
      rights: 'The key lacks permissions: let it list the bucket, and read, write and delete objects in it.',
      bucket: 'The store has no such bucket: create it, or check the first part of the path in MEDIA_URL.',
      region: 'The bucket is in another region: add its region to MEDIA_URL as ?region=….',
      clock: 'The store rejects this machine’s clock: set it by NTP.',
      other: 'The store refuses the shop’s requests, or does not return what was stored: check MEDIA_URL.',
    },
  },
  address: {
    withoutHttps:
      'PUBLIC_URL has no https, so what customers type can be read on its way. Use an address that starts with https://; docs/operating.md explains how.',
    ok: (url: string) => `The shop answers at ${url}.`,
    notSet:
      'PUBLIC_URL is not set, so links in mails only work on this machine. Add a line such as PUBLIC_URL=https://shop.example.com to the file .env (on a server: /etc/zayy.env) and restart the shop.',
    certificate: (url: string, code: string) =>
      `The certificate at ${url} is not trusted (${code}): renew it, or name your own authority in NODE_EXTRA_CA_CERTS.`,
    proxyNotTrusted:
      'The proxy in front of the shop is not in TRUSTED_PROXIES, so all visitors share the limits of one: add its address.',
    silent: (url: string) =>
      `The shop does not answer at ${url}: start it, and check its domain name and the proxy in front of it.`,
  },
  clock: {
    ok: 'It agrees with the clock at the shop’s address.',
    apart: (seconds: string) =>
      `It is ${seconds} s off from the clock at the shop’s address: set both by NTP.`,
  },
  demo: {
    coupons: (codes: string) =>
      `Everybody can read the demo’s coupons, and these still hold: ${codes}. End each with npm run shop -- coupons end CODE.`,
    settings: (keys: string) =>
      `These settings are still the demo’s: ${keys}. Change them with npm run shop -- settings set.`,
    pages: (slugs: string) =>
      `These pages still say that the shop is a demonstration: ${slugs}. Change them with npm run shop -- pages edit.`,
  },
  shop: {
    ok: 'has what it takes to sell and to be public.',
    noProducts: 'no product is on show. Add the first: npm run shop -- setup',
    noCities: 'it delivers to no city. Choose the cities: npm run shop -- setup',
    noPayment:
      'there is no way to pay: no complete account for transfers (bank_iban, bank_name and bank_holder), and no real cards. Add your account: npm run shop -- setup',
    noOrderEmail: 'orders reach no e-mail address: npm run shop -- settings set email you@example.com',
    missing: (what: string) => `missing: ${what}. Add it: npm run shop -- setup`,
    noCertificate:
      'missing: the address of the VAT certificate. Put a picture of it online and give its address: npm run shop -- settings set vat_certificate https://…',
    noAuthentication:
      'missing: the authentication by the Saudi Business Center. Authenticate the shop at business.sa, then add its number and link: npm run shop -- settings set sbc_number …, and sbc_link',
    noPage: (slug: string) => `the page ${slug} is not written yet. Draft it: npm run shop -- setup`,
    draftPage: (slug: string) =>
      `the page ${slug} is still a draft. Read and change it in pages/${slug}.ar.md and pages/${slug}.en.md of your folder, delete the line that says so, and import the folder.`,
  },
  ministry: {
    ok: 'nine of the Ministry of Commerce’s ten criteria for shops are met. The other only you can check: the shop’s address is in your commercial registration.',
    missing: (criteria: readonly string[]) =>
      `the Ministry of Commerce’s ten criteria for shops; missing: ${criteria.join(', ')}. Check as well that the shop’s address is in your commercial registration.`,
    criteria: {
      authentication: 'the authentication by the Saudi Business Center (sbc_number)',
      returns: 'the page on returns and refunds (returns)',
      shipping: 'the page on shipping and delivery (shipping)',
      complaints: 'the page on complaints (complaints)',
      privacy: 'the privacy policy (privacy)',
      vat: 'the VAT certificate (vat_certificate)',
      registration: 'the commercial registration (cr_number)',
      contact: 'phone and e-mail address',
      security: 'an address with https (PUBLIC_URL)',
    },
  },
  mail: {
    ok: 'The mail server lets the shop log in.',
    answers: 'The mail server lets the shop log in, but did not accept every mail.',
    givenUp: (mails: string, orders: string) =>
      `Refused for good or given up after every attempt, in the last week: ${mails}. ${orders && `For orders ${orders}: correct the address with npm run shop -- orders correct CODE --email ADDRESS, and they are sent. `}Fix other causes, then have them tried again as docs/operating.md says.`,
    retried: (mails: string) =>
      `Not accepted so far, and tried again: ${mails}. The lines job_failed of the log say why.`,
    files:
      'SMTP_URL is not set, so mails are written to DATA_DIR/mail and reach nobody. Add a line such as SMTP_URL=smtp://user:password@mail.example.com:587 to the file .env (on a server: /etc/zayy.env) and restart the shop.',
    troubles: {
      away: 'The mail server does not answer: check host and port in SMTP_URL. Many providers block port 25: try 587.',
      encryption:
        'The encrypted connection to the mail server failed: port 465 needs smtps://, and port 587 smtp://. Check SMTP_URL.',
      certificate:
        'The certificate of the mail server is not trusted: write the name that it contains in SMTP_URL, or ask the provider.',
      password:
        'The mail server does not accept the user name and password in SMTP_URL. Check them, and write @ and / in them as %40 and %2F. Some providers ask for an app password.',
      refused: 'The mail server does not accept mail: check SMTP_URL.',
    },
  },
  zatca: {
    ok: (accepted) => `ZATCA has accepted every document: ${formatNumber(accepted)}.`,
    noUnit:
      'No unit is connected, so no invoice gets its document: npm run shop -- zatca onboard --otp 123456',
    otherPlatform: (unit, setting) =>
      `The unit is connected to the platform ${unit}, and ZATCA is set to ${setting}: nothing is sent.`,
    otherSeller: (certified, vatNumber) =>
      `The certificate is for the VAT number ${certified}, and the settings have ${vatNumber}: ZATCA rejects new documents. Correct the setting vat_number; if it is right, end the unit and connect another one: npm run shop -- zatca stop --for-good`,
    clock: (seconds) =>
      `The database’s clock is ${formatNumber(Math.abs(seconds))} s ${seconds > 0 ? 'ahead of' : 'behind'} ZATCA’s, and dates the invoices: set it by NTP.`,
    stopped: 'Sending is stopped: npm run shop -- zatca resume',
    late: (waiting, hours) =>
      `Documents waiting for ZATCA’s answer: ${formatNumber(waiting)}, the oldest for ${formatNumber(hours)} hours of the 24 allowed: npm run shop -- zatca retry`,
    withheld: (count) =>
      `Invoices or credit notes that ZATCA rejected, so that companies have not received them: ${formatNumber(count)}. List them with npm run shop -- zatca list --state rejected, correct the cause, then run npm run shop -- zatca correct NUMBER`,
    rejected: (count) =>
      `Documents that ZATCA rejected: ${formatNumber(count)}: npm run shop -- zatca list --state rejected`,
    foreign: (count) =>
      `Rejected credit notes of invoices with another VAT number than the certificate’s: ${formatNumber(count)}. ZATCA would reject new documents for them too: ask your accountant how to declare them.`,
    keyGone:
      'No key of this server opens the unit’s, so nothing is stamped: put the deleted version of the key back (a backup has it), or end the unit and connect another one: npm run shop -- zatca stop --for-good',
    warned: (count) =>
      `Documents accepted with warnings: ${formatNumber(count)}: npm run shop -- zatca list --state warned`,
    ending: (days) =>
      `The unit’s certificate ends in ${formatNumber(days)} days: npm run shop -- zatca renew --otp 123456`,
    owed: (count) =>
      `Invoices without their document for more than an hour: ${formatNumber(count)}. The log says why: job_failed, zatca-make.`,
    chain: (count) =>
      `Documents that do not continue the one before: ${formatNumber(count)}. The database was changed by hand: npm run shop -- zatca check NUMBER`,
    settings: (names) =>
      `ZATCA warns of, or rejects, documents without these settings: ${names}. Each is set with npm run shop -- settings set.`,
  },
  payment: {
    live: 'They are charged through Moyasar.',
    cardsOnly:
      'No bank account is set, so buyers can pay by card only, and an order below SAR 1, which cards do not take, cannot be placed. To offer transfers too, set bank_name, bank_holder and bank_iban with npm run shop -- settings set.',
    toSettle: (codes: string) =>
      `Money of card orders is still to be settled, as npm run shop -- orders show CODE says of each: ${codes}`,
    test: 'This is a test gateway, and no money is taken. Open an account with Moyasar (moyasar.com), then add the lines PAYMENT=moyasar, MOYASAR_SECRET_KEY=sk_live_… and MOYASAR_WEBHOOK_SECRET=… to the file .env (on a server: /etc/zayy.env) and restart the shop.',
  },
  backups: {
    ok: (name: string) => `The latest is ${name}.`,
    old: (name: string) =>
      `The latest, ${name}, is more than a day old: run npm run shop -- backup, and find out why the nightly one failed.`,
    ofOther: (name: string) =>
      `None is of this shop’s database; the latest, ${name}, is of another one. If the shop has just moved here, run npm run shop -- backup; otherwise check DATABASE_URL wherever that command runs.`,
    elsewhere: (server: string, at: string) =>
      `Another server makes them: ${server}, last at ${at} (Riyadh).`,
    none: 'There are none yet: run npm run shop -- backup every night.',
  },
  log: {
    ok: (since: string, megabytes: string) =>
      `The shop can be restored to any moment since ${since} (Riyadh). It takes ${megabytes} MB.`,
    none: 'It starts with the next backup. Until then the shop can only be restored to a backup.',
    broken: (until: string) =>
      `It ends at ${until} (Riyadh), and no later moment can be restored: run npm run shop -- backup, and free up disk space.`,
    failing: (since: string) =>
      `PostgreSQL has not been able to archive it since ${since} (Riyadh), and it fills the disk: make sure that there is space, and that DATA_DIR/postgres/archived-log belongs to the database’s user.`,
    ownServer:
      'It is kept by the PostgreSQL at DATABASE_URL: set up point-in-time recovery there. The shop cannot check it.',
  },
} satisfies typeof ar
