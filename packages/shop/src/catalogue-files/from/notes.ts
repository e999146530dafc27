import type { Locale } from '@zayy/i18n/locale'
import { productFiles as ar } from '@zayy/i18n/messages/ar/product-files'
import { productFiles as en } from '@zayy/i18n/messages/en/product-files'

/** The list of notes in a converted folder. The import does not read it. */
export const NOTES_FILE = 'import-notes.csv'

export type NoteKind = keyof typeof ar.notes

/** All kinds, the gravest first. */
export const noteKinds = Object.keys(ar.notes).filter((kind): kind is NoteKind => kind in ar.notes)

/**
 * Something that could not be carried over, or that the owner should look at.
 * @property row in the other shop's file
 * @property field the file's own heading, or '' if the note is about the whole product
 * @property value as it was in the file
 */
export type Note = {
  kind: NoteKind
  row: number | null
  product: string
  field: string
  value: string
  reason: string
}

/** Characters of a value in a note. */
const MAX_VALUE = 200

/** Collects notes in one language. */
export class Notes {
  readonly list: Note[] = []
  readonly #texts: (typeof ar)['notes']

  constructor(locale: Locale) {
    this.#texts = { ar, en }[locale].notes
  }

  add(kind: NoteKind, about: Partial<Omit<Note, 'kind' | 'reason'>>): void {
    const { row = null, product = '', field = '', value = '' } = about
    const shown = value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value
    this.list.push({ kind, row, product, field, value: shown, reason: this.#texts[kind] })
  }
}
