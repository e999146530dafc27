import { changedPart } from '@zayy/domain/text/changed-part'
import type { EditResult, FieldChange } from '@zayy/shop/catalogue-files/edits/make-edit'
import { type Call, CommandFailure } from '../command-line/command.ts'
import { tableColumns, textTable } from '../command-line/text-table.ts'

/**
 * Prints what an edit changed, or would change.
 * @param what was edited, such as a setting's key
 * @throws CommandFailure 1 with all issues of a rejected edit
 */
export function reportEdit(
  result: EditResult,
  what: string,
  dryRun: boolean,
  {
    messages: {
      commandLine: { edits },
    },
    json,
    columns,
    print,
  }: Pick<Call, 'messages' | 'json' | 'columns' | 'print'>,
): void {
  if (result.kind === 'refused') {
    const issues = result.issues.map(({ file, column, reason }) =>
      edits.issue([file, column].filter(Boolean).join(' ') || what, reason),
    )
    throw new CommandFailure([...issues, edits.nothing].join('\n'))
  }
  const { changes } = result
  if (json) print({ changes, dry_run: dryRun })
  else if (changes.length === 0) print(edits.asBefore(what))
  else {
    const cut = { shrinksTo: 10 }
    const headings = tableColumns(edits.columns, { before: cut, after: cut })
    print(textTable(headings, changes.map(tableRow), columns))
    print(dryRun ? edits.wouldChange : edits.changed(what))
  }
}

function tableRow({ field, before, after }: FieldChange): string[] {
  return [field, ...changedPart(before ?? '', after ?? '')]
}
