import type { PasteIssue } from '@zayy/domain/cart/paste/block-summary'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { Icon } from '@zayy/ui/icon'
import type { ReactNode } from 'react'
import { useLocale } from '../../../i18n/locale-context.tsx'
import { Trans } from '../../../i18n/trans.tsx'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import styles from './paste-issues.module.css'

/** So many rejected cells are quoted. */
const mostQuoted = 5

/** What was left out of a block, a sentence for each reason. */
export function PasteIssues({ issues }: { issues: readonly PasteIssue[] }) {
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => (
        <li key={'text' in issue ? `${issue.kind} ${issue.text}` : issue.kind}>
          <Icon name="warning-circle" />
          <span>
            <IssueText issue={issue} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function IssueText({ issue }: { issue: PasteIssue }): ReactNode {
  const messages = useGridToolsMessages()
  const comma = useLocale() === 'ar' ? '، ' : ', '
  const { product, tiers } = useVariantPicker()
  if ('pieces' in issue && !('text' in issue)) return messages[issue.kind](issue.pieces)
  if ('text' in issue) {
    if (issue.kind === 'unknownColour') return messages.unknownColour(issue.text, issue.pieces)
    const parts = {
      size: <bdi>{issue.text}</bdi>,
      first: <bdi dir="ltr">{product.sizes[0]?.name}</bdi>,
      last: <bdi dir="ltr">{product.sizes.at(-1)?.name}</bdi>,
    }
    return <Trans text={messages.unknownSize(issue.pieces)} parts={parts} />
  }
  const quoted = issue.texts.slice(0, mostQuoted)
  const cells = (
    <>
      {quoted.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of one sentence never change places
        <span key={at}>
          {at > 0 ? comma : null}
          <bdi dir={issue.kind === 'negative' || issue.kind === 'fraction' ? 'ltr' : 'auto'}>
            {text.slice(0, 30)}
          </bdi>
        </span>
      ))}
      {issue.texts.length > quoted.length ? ' …' : null}
    </>
  )
  const text =
    issue.kind === 'tooMany'
      ? messages.tooMany(greatestQuantity(tiers))
      : messages[issue.kind](issue.texts.length)
  return <Trans text={text} parts={{ cells }} />
}
