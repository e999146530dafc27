import type { settingCommands as ar } from '../ar/setting-commands.ts'

/** What `shop settings …` says, in English. */
export const settingCommands = {
  about: 'The settings of the shop that its visitors see: the lines of settings.csv.',
  unknown: (key: string) => `There is no setting “${key}”. All settings: shop settings list`,
  settings: {
    app_name: 'the shop’s name',
    legal_name: 'the company’s name on invoices',
    logo: 'the logo’s picture',
    tax: 'the tax, in percent',
    tax_included: '1: prices contain the tax; 0: it is added',
    phone: 'the telephone',
    whatsapp: 'the number on WhatsApp',
    email: 'the email address',
    address: 'the company’s address, which stands on invoices',
    hours: 'the opening hours',
    delivery_promise: 'the promise about delivery',
    footer_about: 'a few words at the foot of each page',
    facebook: 'the page on Facebook',
    twitter: 'the account on X',
    vimeo: 'the channel on Vimeo',
    bank_name: 'the bank that takes transfers',
    bank_holder: 'whose bank account it is',
    bank_iban: 'the bank account’s IBAN',
    vat_number: 'the VAT number',
    cr_number: 'the number in the commercial register',
    vat_certificate: 'a link to the VAT certificate',
    transfer_days: 'how many days an unpaid transfer holds its pieces',
    default_city: 'code of the city whose delivery fee is shown before an address is known',
  },
  list: {
    summary: 'Show all settings with their values',
    columns: { key: 'setting', what: 'what it is', value: 'value' },
  },
  get: { summary: 'Show the value of one setting', key: 'The setting’s name, such as tax' },
  set: {
    summary: 'Change a setting, checked as an import checks it; visitors see it at once',
    details:
      'What differs by language (names, address, logo, …) is said with --ar and --en, the rest after its name:\n  shop settings set transfer_days 5\n  shop settings set hours --ar "الأحد إلى الخميس" --en "Sunday to Thursday"',
    key: 'The setting’s name, such as tax',
    value: 'Its new value, of a setting that has no language',
    ar: 'The Arabic text; of the logo, the path of a picture',
    en: 'The English text; of the logo, the path of a picture',
    file: 'A file with the value; - reads standard input',
    arFile: 'A file with the Arabic text',
    enFile: 'A file with the English text',
    clear: 'Empty the setting',
    oneWay: 'Give the value once: typed, from a file, or --clear.',
    noLanguage: (key: string) =>
      `${key} has no language: say its value after its name, or --file, or --clear.`,
    byLanguage: (key: string) => `${key} differs by language: say --ar, --en or both, or --clear.`,
  },
} satisfies typeof ar
