import { useLocation } from '@tanstack/react-router'
import { otherLocale } from '@zayy/i18n/locale'
import { Icon } from '@zayy/ui/icon'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { storeLocale } from '../i18n/store-locale.ts'

/** A link to the same page in the other language, by a full page load. The choice is stored (spec, 4; decision 001). */
export function LanguageSwitch({ className, icon }: { className: string | undefined; icon?: boolean }) {
  const messages = useMessages('layout')
  const other = otherLocale(useLocale())
  const { pathname, searchStr } = useLocation({
    select: ({ pathname, searchStr }) => ({ pathname, searchStr }),
  })
  return (
    <a
      className={className}
      href={localizedPath(other, pathname) + searchStr}
      lang={other}
      hrefLang={other}
      onClick={() => storeLocale(other)}
    >
      {icon ? <Icon name="globe" /> : null}
      {messages.otherLanguage}
    </a>
  )
}
