import { readDerivativePath } from '@zayy/platform/images/image-url'
import { fieldChanges, type Fields } from '../../edits/make-edit.ts'
import type { ChangeLog } from './change-log.ts'
import type { DraftValue } from './row-views.ts'

/** Logs the changed settings by their keys. Texts are those of settings.csv. */
export function logSettings(log: ChangeLog, before: Fields, after: Fields): void {
  for (const change of fieldChanges(before, after)) {
    const [, key = '', language] = /^(\w+)(?: (ar|en))?$/.exec(change.field) ?? []
    const told = (text: string | null): DraftValue => {
      const image = key === 'logo' ? readDerivativePath(text ?? '')?.hash : undefined
      return image === undefined ? text || null : { image }
    }
    log.add('setting', 'changed', {
      of: { key, name: null },
      ...(language === 'ar' || language === 'en' ? { language } : {}),
      ...{ before: told(change.before), after: told(change.after) },
    })
  }
}
