import type { SettingKey } from '@zayy/shop/catalogue-files/setting-table'
import { checkSetting } from '@zayy/shop/catalogue-files/setup/check-answer'
import { bankOfIban } from '@zayy/shop/catalogue-files/setup/ready-choices'
import type { SetupFolder } from '@zayy/shop/catalogue-files/setup/setup-folder'
import { askLocalized, askShared, issueOf, type Names, type Setup, type Step } from './setup.ts'

const has =
  (...keys: SettingKey[]) =>
  (folder: SetupFolder) =>
    keys.every((key) => folder.setting(key) !== null)

/** Names and contact. */
export const shopStep: Step = {
  id: 'shop',
  isAnswered: has('app_name', 'footer_about', 'phone', 'whatsapp', 'email'),
  async run(setup) {
    const texts = setup.messages.setupCommands.ask
    const name = await askShopName(setup)
    await askLocalized(setup, 'footer_about', { message: texts.footerAbout, initial: name })
    const phone = await askShared(setup, 'phone', { message: texts.phone })
    await askShared(setup, 'whatsapp', { message: texts.whatsapp, initial: phone, optional: true })
    await askShared(setup, 'email', { message: texts.email })
  },
}

/** Asks for the name first, and for English names only if the owner wants them. */
async function askShopName(setup: Setup): Promise<Names> {
  const { ask, folder, locale, messages, again } = setup
  const { ask: texts, inOther, yes, no } = messages.setupCommands
  const known = folder.setting('app_name')
  if (known && !again) return known
  const check = (typed: string) => issueOf(checkSetting('app_name', typed, locale), messages)
  const other = locale === 'ar' ? 'en' : 'ar'
  const own = await ask.text({
    id: 'app_name',
    message: texts.appName,
    check,
    ...(known ? { initial: known[locale] } : {}),
  })
  const wanted = await ask.one({
    id: 'bilingual',
    message: texts.bilingual,
    choices: [
      { value: 'no', label: no, hint: texts.bilingualNo },
      { value: 'yes', label: yes },
    ],
    initial: known && known.ar !== known.en ? 'yes' : 'no',
  })
  const message = inOther(texts.appName)
  const translated =
    wanted === 'no'
      ? own
      : await ask.text({ id: `app_name_${other}`, message, check, initial: known?.[other] ?? '' })
  const name = locale === 'ar' ? { ar: own, en: translated } : { ar: translated, en: own }
  await folder.setSetting('app_name', name.ar, name.en)
  return name
}

/** The seller on invoices, and VAT. */
export const companyStep: Step = {
  id: 'company',
  isAnswered: has('legal_name', 'address', 'cr_number', 'vat_number', 'tax', 'tax_included', 'return_days'),
  async run(setup) {
    const { ask, folder, messages, again } = setup
    const { ask: texts, yes, no } = messages.setupCommands
    const initial = folder.setting('app_name') ?? undefined
    await askLocalized(setup, 'legal_name', { message: texts.legalName, initial })
    await askLocalized(setup, 'address', { message: texts.address })
    await askShared(setup, 'cr_number', { message: texts.crNumber, optional: true })
    const vatNumber = await askShared(setup, 'vat_number', { message: texts.vatNumber, optional: true })
    if (!folder.setting('tax') || again) await folder.setSetting('tax', vatNumber === '' ? '0' : '15')
    const isIncluded = folder.setting('tax_included')
    if (!isIncluded || again) {
      const choices = [
        { value: '1', label: yes, hint: texts.taxIncludedYes },
        { value: '0', label: no, hint: texts.taxIncludedNo },
      ] as const
      const question = { id: 'tax_included' as const, message: texts.taxIncluded, choices }
      const included =
        vatNumber === '' ? '1' : await ask.one({ ...question, initial: isIncluded?.ar === '0' ? '0' : '1' })
      await folder.setSetting('tax_included', included)
    }
    await askShared(setup, 'return_days', { message: texts.returnDays, initial: '7' })
  },
}

/** The account for bank transfers. */
export const bankStep: Step = {
  id: 'bank',
  isAnswered: has('bank_iban', 'bank_name', 'bank_holder'),
  async run(setup) {
    const { folder, messages } = setup
    const texts = messages.setupCommands.ask
    const iban = await askShared(setup, 'bank_iban', { message: texts.bankIban, optional: true })
    if (iban === '') {
      for (const key of ['bank_name', 'bank_holder'] as const) await folder.setSetting(key, '')
      return
    }
    await askLocalized(setup, 'bank_name', {
      message: texts.bankName,
      initial: bankOfIban(iban) ?? undefined,
    })
    const initial = folder.setting('legal_name') ?? undefined
    await askLocalized(setup, 'bank_holder', { message: texts.bankHolder, initial })
  },
}
