import { Icon } from '@zayy/ui/icon'
import { Segmented } from '@zayy/ui/segmented'
import { flushSync } from 'react-dom'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'
import styles from './print-buttons.module.css'

/** Wide screens preview the chosen format. Phones always show the receipt and have one button per format. */
export function PrintButtons({
  format,
  onChoose,
}: {
  format: PrintFormat
  onChoose: (format: PrintFormat) => void
}) {
  const messages = useOrderMessages()
  return (
    <>
      <div className={styles.chosen}>
        <Segmented
          label={messages.paper}
          options={printFormats.map((value) => ({
            value,
            name: <bdi dir="ltr">{messages.papers[value]}</bdi>,
          }))}
          chosen={format}
          onChoose={onChoose}
        />
        <button type="button" className={button.primary} onClick={() => void printInvoice(format)}>
          <Icon name="printer" />
          {messages.print}
        </button>
      </div>
      <div className={styles.each}>
        {printFormats.map((value) => (
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

const printFormats = ['a4', 'receipt'] as const
export type PrintFormat = (typeof printFormats)[number]

const PX_PER_MM = 96 / 25.4

/** Prints once the fonts are loaded. The page of a roll gets the length of the rendered receipt. */
async function printInvoice(format: PrintFormat): Promise<void> {
  await document.fonts.ready
  const roll = format === 'receipt' ? rollPage() : null
  if (roll) {
    document.adoptedStyleSheets.push(roll)
    const removed = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== roll)
    }
    window.addEventListener('afterprint', removed, { once: true })
  }
  window.print()
}

function rollPage(): CSSStyleSheet | null {
  const receipt = document.querySelector('[data-receipt]')
  if (!receipt) return null
  const millimetres = Math.ceil(receipt.scrollHeight / PX_PER_MM) + 2
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page receipt { size: 80mm ${millimetres}mm; margin: 0 }`)
  return sheet
}
