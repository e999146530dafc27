import { categoryTree } from '@zayy/shop/catalog/category-tree'
import { listSlides } from '@zayy/shop/home/list-slides'
import { getSettings } from '@zayy/shop/settings/get-settings'
import { procedures } from '../procedures.ts'

export const settingsRouter = procedures.settings.router({
  get: procedures.settings.get.handler(async ({ context: { database, lang } }) => ({
    data: await getSettings(database, lang, async () => {
      const [tree, slides] = await Promise.all([categoryTree(database, lang), listSlides(database, lang)])
      return { ...tree, slides }
    }),
  })),
})
