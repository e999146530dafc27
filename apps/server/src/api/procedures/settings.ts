import { categoryTree } from '@zayy/shop/catalog/category-tree'
import { listSlides } from '@zayy/shop/home/list-slides'
import { getSettings } from '@zayy/shop/settings/get-settings'
import { implementer } from '../implementer.ts'

export const settingsRouter = implementer.settings.router({
  get: implementer.settings.get.handler(async ({ context: { database, lang } }) => ({
    data: await getSettings(database, lang, async () => {
      const [tree, slides] = await Promise.all([categoryTree(database, lang), listSlides(database, lang)])
      return { ...tree, slides }
    }),
  })),
})
