import type { SettingChange } from '@zayy/shop/catalogue-files/edits/change-setting'
import { isSharedKey, isLocalizedKey } from '@zayy/shop/catalogue-files/edits/setting-columns'
import { type Call, CommandFailure } from '../../command-line/command.ts'
import { readTextFile } from '../../edits/read-text-file.ts'
import { unknownSetting } from './unknown-setting.ts'

type SetCall = Pick<
  Call<'KEY' | 'VALUE?', 'ar' | 'en' | 'file' | 'ar-file' | 'en-file', 'clear' | 'dry-run'>,
  'operands' | 'text' | 'flag' | 'folder' | 'messages'
>

/**
 * Which setting becomes what: typed, or read from files.
 * @throws CommandFailure 1 where there is no such setting, 2 where it is not told in the way that the setting needs
 */
export async function readSettingChange(call: SetCall): Promise<SettingChange> {
  const { operands, text, flag, folder, messages } = call
  const { settingCommands } = messages
  const key = operands.KEY
  const clear = flag('clear')
  const given = async (typed: string | undefined, file: string | undefined, empty: boolean) => {
    if ([typed, file, empty || undefined].filter((way) => way !== undefined).length > 1)
      throw new CommandFailure(settingCommands.set.oneWay, 2)
    if (file !== undefined) return await readTextFile(file, folder, messages.editCommands)
    return empty ? '' : typed
  }
  if (isSharedKey(key)) {
    if ((['ar', 'en', 'ar-file', 'en-file'] as const).some((name) => text(name) !== undefined))
      throw new CommandFailure(settingCommands.set.noLanguage(key), 2)
    const value = await given(operands.VALUE, text('file'), clear)
    if (value === undefined) throw new CommandFailure(settingCommands.set.noLanguage(key), 2)
    return { key, value }
  }
  if (!isLocalizedKey(key)) throw unknownSetting(key, messages)
  if (operands.VALUE !== undefined || text('file') !== undefined)
    throw new CommandFailure(settingCommands.set.byLanguage(key), 2)
  const ar = await given(text('ar'), text('ar-file'), clear)
  const en = await given(text('en'), text('en-file'), clear)
  if (ar === undefined && en === undefined) throw new CommandFailure(settingCommands.set.byLanguage(key), 2)
  return {
    key,
    ...(ar === undefined ? {} : { ar }),
    ...(en === undefined ? {} : { en }),
  }
}
