import { type Draft, draftFragment } from '@zayy/domain/cart/draft-link'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import button from '@zayy/ui/button.module.css'
import field from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import form from './tool-form.module.css'
import { GridModeChoice, ToolField } from './tool-form.tsx'
import { usePutDraft } from './use-undo-toast.tsx'

/** A link to copy or send by WhatsApp that carries the quantities in its fragment. */
export function ShareDraft() {
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const selection = useVariantSelection((state) => state.selection)
  const address = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  const count = pieceCount(selection)
  if (count === 0) return <p className={form.note}>{messages.draftEmpty}</p>
  const { origin, pathname } = window.location
  const link = `${origin}${pathname}#${draftFragment(selection)}`
  const message = `${messages.draftMessage(product.name, count)}\n${link}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // If the browser refuses, the link is selected for the copy key.
      address.current?.select()
      setCopied(false)
    }
  }
  return (
    <div className={form.form}>
      <ToolField label={messages.draftLink(count)} hint={messages.draftHint}>
        {(control) => (
          <input
            {...control}
            ref={address}
            className={`${field.input} ${form.link}`}
            dir="ltr"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => {
              currentTarget.select()
              currentTarget.scrollLeft = 0
            }}
          />
        )}
      </ToolField>
      <div className={form.shareActions}>
        <button type="button" className={button.primary} onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? messages.linkCopied : messages.copyLink}
        </button>
        <a
          className={button.outlined}
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="whatsapp-logo" />
          {messages.sendByWhatsApp}
        </a>
      </div>
      <p className={form.note} role="status">
        {copied === false ? messages.copyByKeys : null}
      </p>
    </div>
  )
}

/** Asks whether the quantities of an opened link replace those in the grid or are added. */
export function OpenedDraft({ draft, onDone }: { draft: Draft; onDone: () => void }) {
  const messages = useGridToolsMessages()
  const inGrid = useVariantSelection(({ selection }) => pieceCount(selection))
  const put = usePutDraft()
  const [mode, setMode] = useState<'replace' | 'add'>('replace')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    put(draft, mode)
    onDone()
  }
  return (
    <form onSubmit={submit} className={form.form}>
      <p>{messages.draftOpened(pieceCount(draft.selection), inGrid)}</p>
      {draft.unknown > 0 ? <p className={form.error}>{messages.draftLeftOut(draft.unknown)}</p> : null}
      <GridModeChoice mode={mode} onChoose={setMode} />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <button type="submit" className={button.primary}>
          {messages.putIn(pieceCount(draft.selection))}
        </button>
        <button type="button" className={button.quiet} onClick={onDone}>
          {messages.keepGrid}
        </button>
      </div>
    </form>
  )
}
