import type { settingCommands as ar } from '../ar/setting-commands.ts'

/** What `shop settings …` says, in English. */
export const settingCommands = {
  about: 'The settings that visitors see: the rows of settings.csv.',
  unknown: (key: string, meant: string | null) =>
    `There is no setting “${key}”. ${meant === null ? 'All settings: npm run shop -- settings list' : `Did you mean: ${meant}?`}`,
  settings: {
    app_name: 'the shop’s name',
    legal_name: 'the company’s name on invoices',
    logo: 'the logo’s picture',
    tax: 'the VAT rate, in percent',
    tax_included: '1: prices include VAT; 0: it is added',
    phone: 'the phone number',
    whatsapp: 'the WhatsApp number',
    email: 'the email address',
    order_email: 'the address for mails about new orders; empty: the email address above',
    address: 'the company’s address, shown on invoices',
    hours: 'the opening hours',
    delivery_promise: 'the delivery promise',
    footer_about: 'the short text about the shop at the foot of every page',
    facebook: 'the Facebook page',
    twitter: 'the X account',
    vimeo: 'the Vimeo channel',
    bank_name: 'the bank to transfer to',
    bank_holder: 'the account holder',
    bank_iban: 'the account’s IBAN',
    vat_number: 'the VAT number',
    cr_number: 'the commercial registration number',
    vat_certificate: 'a link to the VAT certificate',
    transfer_days: 'how many days pieces are held for a bank transfer',
    return_days: 'within how many days pieces can be returned; empty: not promised',
    answer_days: 'within how many business days messages are answered, 0 the same day; empty: not promised',
    match_days:
      'within how many business days a transfer is matched to its order, 0 the same day; empty: not promised',
    default_city: 'code of the city whose delivery fee is shown until the address is known',
  },
  list: {
    summary: 'Show all settings with their values',
    columns: { key: 'setting', what: 'what it is', value: 'value' },
  },
  get: { summary: 'Show the value of one setting', key: 'The setting’s name, such as tax' },
  set: {
    summary: 'Change a setting, checked as an import checks it; visitors see it at once',
    details:
      'What differs by language (names, address, logo…) is given with --ar and --en, anything else after the setting’s name:\n  npm run shop -- settings set transfer_days 5\n  npm run shop -- settings set hours --ar "الأحد إلى الخميس" --en "Sunday to Thursday"',
    sure: (key: string, before: string, after: string) =>
      `Change ${key} from “${before}” to “${after}”? Every order from now on uses it.`,
    key: 'The setting’s name, such as tax',
    value: 'The new value, of a setting that is the same in both languages',
    ar: 'The Arabic text; for the logo, the path of a picture',
    en: 'The English text; for the logo, the path of a picture',
    file: 'A file with the value; - reads standard input',
    arFile: 'A file with the Arabic text',
    enFile: 'A file with the English text',
    clear: 'Empty the setting',
    oneWay: 'Give the value once: typed, from a file, or --clear.',
    noLanguage: (key: string) =>
      `${key} is the same in both languages: give its value after its name, or --file, or --clear.`,
    byLanguage: (key: string) => `${key} differs by language: give --ar, --en or both, or --clear.`,
  },
} satisfies typeof ar
