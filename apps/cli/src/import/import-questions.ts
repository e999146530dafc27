import type { UndoneEdit } from '@zayy/shop/catalogue-files/import/changes/undone-edits'
import type { ImportWarning } from '@zayy/shop/catalogue-files/import/import-issues'

/** The answer about edits by commands that the folder would undo. */
export type Way = 'keep' | 'overwrite'

/** Possible mistakes, and edits by commands that the folder would undo. */
export type Questions = { warnings: readonly ImportWarning[]; undone: readonly UndoneEdit[] }

/** @property yes warnings need no confirmation */
type Given = { yes: boolean; edits: Way | undefined }

/**
 * Decisions made without asking, and the rules for the rest.
 * @property open returns the questions that have not been shown yet
 * @property needsAnswer returns true if these open questions need an answer before anything changes
 */
export type Decided = {
  edits: Way | undefined
  open: (found: Questions) => Questions
  needsAnswer: (open: Questions) => boolean
}

/**
 * @property open questions that nobody was shown yet
 * @property isAsked nothing was done, because they need an answer first
 */
type Attempt = { open: Questions; isAsked: boolean }

/**
 * Imports, and asks until every question has an answer. Folder and shop may change while the owner thinks: each further attempt asks
 * about what is new since.
 * @returns the last attempt, and the way that was chosen
 */
export async function importWithAnswers<Result extends Attempt>(
  given: Given,
  attempt: (decided: Decided) => Promise<Result>,
  owner: {
    show: (open: Questions, result: Result) => void
    chooseWay: () => Promise<Way>
    confirm: () => Promise<void>
  },
): Promise<Result & { edits: Way | undefined }> {
  const shown = new Set<string>()
  const isNew = (one: unknown) => !shown.has(JSON.stringify(one))
  const asks = ({ warnings }: Questions) => !given.yes && warnings.some((warning) => warning.asks)
  const asksWay = ({ undone }: Questions) => given.edits === undefined && undone.length > 0
  let { edits } = given
  for (;;) {
    const result = await attempt({
      edits,
      open: ({ warnings, undone }) => ({
        warnings: warnings.filter(isNew),
        // The answer applies to all edits, so a new edit asks about all of them again.
        undone: undone.some(isNew) ? undone : [],
      }),
      needsAnswer: (open) => asks(open) || asksWay(open),
    })
    if (!result.isAsked) return { ...result, edits }
    const { open } = result
    owner.show(open, result)
    for (const one of [...open.warnings, ...open.undone]) shown.add(JSON.stringify(one))
    if (asksWay(open)) edits = await owner.chooseWay()
    if (asks(open)) await owner.confirm()
  }
}
