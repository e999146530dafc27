import { Link } from '@tanstack/react-router'
import { Trans } from '../../i18n/trans.tsx'
import type { SearchedView } from './load-searched.ts'
import typography from '@zayy/ui/typography.module.css'

/** "Did you mean …?": a search that finds something, in place of one with a word that the shop does not know. */
export function MeantSearch({ search, text, shown }: NonNullable<SearchedView['meant']>) {
  return (
    <p>
      <Trans
        text={text}
        parts={{
          search: (
            <Link className={typography.link} to="/shop" search={{ search }}>
              {shown}
            </Link>
          ),
        }}
      />
    </p>
  )
}
