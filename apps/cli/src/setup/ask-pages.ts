import { POLICY_PAGES } from '@zayy/domain/content/pages'
import { draftPages as ar } from '@zayy/i18n/messages/ar/draft-pages'
import { draftPages as en } from '@zayy/i18n/messages/en/draft-pages'
import type { SettingKey } from '@zayy/shop/catalogue-files/setting-table'
import type { SetupFolder } from '@zayy/shop/catalogue-files/setup/setup-folder'
import type { Step } from './setup.ts'

const pages = ['about', 'terms', 'privacy', ...POLICY_PAGES] as const

/** Drafts of the pages that every shop has, and of its policies. */
export const pagesStep: Step = {
  id: 'pages',
  isAnswered: (folder) => pages.every((page) => folder.hasPage(page)),
  async run({ ask, folder, messages }) {
    const { drafts } = messages.setupCommands.ask
    const missing = pages.filter((page) => !folder.hasPage(page))
    if (missing.length === 0) return
    const chosen = await ask.some({
      id: 'drafts',
      message: drafts,
      choices: missing.map((value) => ({ value, label: messages.setupCommands.pages[value] })),
      initial: missing,
    })
    for (const page of chosen)
      for (const [locale, texts] of [
        ['ar', ar],
        ['en', en],
      ] as const) {
        const { title, markdown } = texts[page](factsOf(folder))
        await folder.writeArticle({
          file: `pages/${page}.${locale}.md`,
          front: { title, image: '' },
          markdown,
        })
      }
  },
}

/** A draft names only what the owner gave: an empty setting cannot be quoted. */
function factsOf(folder: SetupFolder) {
  const has = (key: SettingKey) => (folder.setting(key)?.ar ?? '') !== ''
  return {
    crNumber: has('cr_number'),
    vatNumber: has('vat_number'),
    whatsapp: has('whatsapp'),
    bank: has('bank_iban'),
    perOrder: folder.setting('shipping_per')?.ar === 'order',
  }
}
