import { localizedColumns, sharedColumns } from '@zayy/shop/catalogue-files/edits/setting-columns'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { nearestName } from '../../command-line/suggest.ts'

/** Returns the failure that names the nearest setting. */
export function unknownSetting(key: string, { settingCommands }: CommandMessages): CommandFailure {
  const keys = [...Object.keys(sharedColumns), ...Object.keys(localizedColumns)]
  return new CommandFailure(settingCommands.unknown(key, nearestName(key, keys)))
}
