import { cutText } from '@zayy/domain/text/cut-text'
import type { Locale } from '@zayy/i18n/locale'
import { productFiles as ar } from '@zayy/i18n/messages/ar/product-files'
import { productFiles as en } from '@zayy/i18n/messages/en/product-files'

/** List of notes in a converted folder. The import ignores it. */
export const NOTES_FILE = 'import-notes.csv'

export type NoteKind = keyof typeof ar.notes

/** All kinds, the most serious first. */
export const noteKinds = Object.keys(ar.notes).filter((kind): kind is NoteKind => kind in ar.notes)

/**
 * Something that could not be carried over, or that the owner should look at.
 * @property row in the other shop's file
 * @property field the file's own heading, or '' if the note is about the whole product
 * @property value as it was in the file
 * @property more number of further notes of the kind, which are not kept
 */
export type Note = {
  kind: NoteKind
  row: number | null
  product: string
  field: string
  value: string
  reason: string
  more?: number
}

/** Characters of a text of the file in a note. */
const MAX_TEXT = 200

/** Notes of each kind that are kept. */
const MAX_OF_KIND = 10_000

/** Collects notes in one language. */
export class Notes {
  readonly #list: Note[] = []
  readonly #counts = new Map<NoteKind, number>()
  readonly #texts: typeof ar

  constructor(locale: Locale) {
    this.#texts = { ar, en }[locale]
  }

  add(kind: NoteKind, about: Partial<Omit<Note, 'kind' | 'reason'>>): void {
    const count = (this.#counts.get(kind) ?? 0) + 1
    this.#counts.set(kind, count)
    if (count > MAX_OF_KIND) return
    const { row = null, product = '', field = '', value = '' } = about
    const texts = { product: shortened(product), field: shortened(field), value: shortened(value) }
    this.#list.push({ kind, row, ...texts, reason: this.#texts.notes[kind] })
  }

  /** Returns the notes that are kept, then the number of the others by kind. */
  all(): Note[] {
    const others = [...this.#counts].flatMap(([kind, count]): Note[] => {
      const more = count - MAX_OF_KIND
      const reason = this.#texts.notes[kind]
      return more > 0
        ? [{ kind, row: null, product: '', field: '', value: this.#texts.more(more), reason, more }]
        : []
    })
    return [...this.#list, ...others]
  }
}

function shortened(text: string): string {
  return text.length > MAX_TEXT ? `${cutText(text, MAX_TEXT)}…` : text
}
