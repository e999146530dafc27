import { listSettings } from '@zayy/shop/catalogue-files/edits/list-settings'
import { settingKeys } from '@zayy/shop/catalogue-files/setting-table'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { nearestName } from '../../command-line/suggest.ts'
import { withShop } from '../../open-shop.ts'

/** `shop settings get KEY`: the value, or a line per language. Exit code 1: the setting is unknown. */
export const get = defineCommand({
  help: ({ settingCommands: { get } }) => get,
  operands: ['KEY'],
  standard: ['json'],
  async run({ operands, env, messages, json, print }) {
    const asked = operands.KEY
    const settings = await withShop(env, 'read', ({ database }) => listSettings(database))
    const setting = settings.find(({ key }) => key === asked)
    if (!setting) throw unknownSetting(asked, messages)
    const { key: _, ...texts } = setting
    if ('value' in texts) return print(json ? JSON.stringify(texts.value) : texts.value)
    print(json ? texts : `ar  ${texts.ar}\nen  ${texts.en}`)
  },
})

export function unknownSetting(key: string, { settingCommands }: CommandMessages): CommandFailure {
  return new CommandFailure(settingCommands.unknown(key, nearestName(key, settingKeys)))
}
