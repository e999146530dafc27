import { cleanLine } from '@zayy/domain/text/clean'
import { overlong } from '@zayy/domain/text/overlong'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import {
  addOrderNote,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
  type NoteChanged,
  removeOrderNote,
} from '@zayy/shop/orders/change-order-notes'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { orderOf } from './order-operand.ts'

/** `shop orders note CODE TEXT` or `--remove N`: a note that only the shop sees. Exit code 1: nothing was changed. */
export const note = defineCommand({
  help: ({ orderCommands: { note, code } }) => ({ ...note, CODE: code, TEXT: note.text(MAX_NOTE_LENGTH) }),
  operands: ['CODE', 'TEXT?'],
  texts: { remove: 'N' },
  standard: ['json', 'by'],
  async run({ operands, text, env, messages, locale, columns, json, by, print }) {
    const { note: texts, refused } = messages.orderCommands
    const removed = text('remove')
    const change = removed === undefined ? typedNote(operands.TEXT) : removedNote(removed)
    if (change === null || (removed !== undefined && operands.TEXT !== undefined))
      throw new CommandFailure(removed === undefined ? texts.needsText(MAX_NOTE_LENGTH) : texts.badRemove, 2)
    const done = await withShop(env, 'change', async ({ database }): Promise<NoteChanged> => {
      const { code } = await orderOf(database, operands.CODE, { messages, locale, columns })
      return 'text' in change
        ? await addOrderNote(database, { code, by, ...change })
        : await removeOrderNote(database, { code, by, ...change })
    })
    switch (done.kind) {
      case 'unknown':
        throw new CommandFailure(refused.unknown(operands.CODE))
      case 'tooMany':
        throw new CommandFailure(texts.tooMany(MAX_NOTES))
      case 'noNote':
        throw new CommandFailure(texts.noNote(done.notes))
      case 'changed': {
        const { code, number } = done
        if (json) return print({ code, note: number, removed: removed !== undefined })
        print((removed === undefined ? texts.added : texts.removed)(code, number))
      }
    }
  },
})

function typedNote(typed: string | undefined): { text: string } | null {
  const text = cleanLine(typed ?? '')
  return text === '' || overlong(text, MAX_NOTE_LENGTH) !== null ? null : { text }
}

function removedNote(typed: string): { number: number } | null {
  const read = readWholeNumber(typed, MAX_NOTES)
  return read.kind === 'number' && read.value >= 1 ? { number: read.value } : null
}
