import { Icon } from '@zayy/ui/icon'
import { Segmented } from '@zayy/ui/segmented'
import { flushSync } from 'react-dom'
import { useOrderMessages } from './order-messages.ts'
import { type Paper, papers, printInvoice } from './print-invoice.ts'
import button from '@zayy/ui/button.module.css'
import styles from './print-buttons.module.css'

/**
 * Prints the invoice. A wide screen shows the paper that is chosen; a phone's shows the narrow one alone, and there each paper
 * has a button of its own instead.
 */
export function PrintButtons({ paper, onChoose }: { paper: Paper; onChoose: (paper: Paper) => void }) {
  const messages = useOrderMessages()
  return (
    <>
      <div className={styles.chosen}>
        <Segmented
          label={messages.paper}
          options={papers.map((value) => ({
            value,
            name: <bdi dir="ltr">{messages.papers[value]}</bdi>,
          }))}
          chosen={paper}
          onChoose={onChoose}
        />
        <button type="button" className={button.primary} onClick={() => void printInvoice(paper)}>
          <Icon name="printer" />
          {messages.print}
        </button>
      </div>
      <div className={styles.each}>
        {papers.map((value) => (
          <button
            key={value}
            type="button"
            className={value === 'a4' ? button.primary : button.outlined}
            onClick={() => {
              flushSync(() => onChoose(value))
              void printInvoice(value)
            }}
          >
            <Icon name="printer" />
            {messages.printOn} <bdi dir="ltr">{messages.papers[value]}</bdi>
          </button>
        ))}
      </div>
    </>
  )
}
