import { useLocation } from '@tanstack/react-router'
import { otherLocale } from '@zayy/i18n/locale'
import { Icon } from '@zayy/ui/icon'
import { useLang, useWords } from '../i18n/locale-context.tsx'
import { inLanguage } from '../i18n/localized-path.ts'
import { keepLanguage } from '../i18n/store-locale.ts'

/** The same page in the other language, by a whole load. The choice is kept (spec, 4; decisions 001). */
export function LanguageSwitch({ className, icon }: { className: string; icon?: boolean }) {
  const words = useWords('layout')
  const other = otherLocale(useLang())
  const { pathname, searchStr } = useLocation({
    select: ({ pathname, searchStr }) => ({ pathname, searchStr }),
  })
  return (
    <a
      className={className}
      href={inLanguage(other, pathname) + searchStr}
      lang={other}
      hrefLang={other}
      onClick={() => keepLanguage(other)}
    >
      {icon ? <Icon name="globe" /> : null}
      {words.otherLanguage}
    </a>
  )
}
