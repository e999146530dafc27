import { Link } from '@tanstack/react-router'
import { Trans } from '../../i18n/trans.tsx'
import type { SearchedView } from './load-searched.ts'
import typography from '@zayy/ui/typography.module.css'

/** A search that finds something, in place of one that finds nothing or has a word that the shop does not know. */
export function SearchInstead({ search, text, shown }: NonNullable<SearchedView['instead']>) {
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
