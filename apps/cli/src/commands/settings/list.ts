import { listSettings } from '@zayy/shop/catalogue-files/edits/list-settings'
import { defineCommand } from '../../command-line/command.ts'
import { tableColumns, textTable } from '../../command-line/text-table.ts'
import { withShop } from '../../open-shop.ts'

export const list = defineCommand({
  help: ({ settingCommands: { list } }) => list,
  standard: ['json'],
  async run({ env, messages, json, columns, print }) {
    const settings = await withShop(env, 'read', ({ database }) => listSettings(database))
    if (json) {
      const values = settings.map(({ key, ...texts }) => [key, 'value' in texts ? texts.value : texts])
      return print(Object.fromEntries(values))
    }
    const { settingCommands } = messages
    const cut = { shrinksTo: 12 }
    const headings = tableColumns(settingCommands.list.columns, { what: cut, value: cut })
    const rows = settings.flatMap((setting) =>
      'value' in setting
        ? [[setting.key, settingCommands.settings[setting.key], setting.value]]
        : (['ar', 'en'] as const).map((language) => [
            `${setting.key} ${language}`,
            settingCommands.settings[setting.key],
            setting[language],
          ]),
    )
    print(textTable(headings, rows, columns))
  },
})
