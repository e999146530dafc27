import { resolve } from 'node:path'
import { demoParts } from '@zayy/shop/catalogue-files/setup/setup-folder'
import { type Call, CommandFailure, defineCommand } from '../command-line/command.ts'
import { gapsBefore, stageLines } from '../doctor/stage-lines.ts'
import type { Way } from '../import/import-questions.ts'
import type { ImportAnswer } from '../import/report-import.ts'
import { runImport } from '../import/run-import.ts'
import { type Converted, convertFile } from './convert-file.ts'

/**
 * `shop import DIR [--dry-run]`. Exit code 1: the folder has issues or the user declined, and nothing was changed. Exit code 2: it
 * needs a confirmation, and there is no terminal.
 */
export const importFolder = defineCommand({
  help: ({ commandLine: { import: texts } }) => texts,
  operands: ['DIR'],
  texts: { from: 'SHOP', to: 'FOLDER' },
  flags: ['dry-run', 'all', 'keep-edits', 'overwrite-edits', 'replace-demo'],
  standard: ['json', 'yes', 'by'],
  async run(call) {
    const dryRun = call.flag('dry-run')
    const texts = call.messages.commandLine.import
    const [from, to] = [call.text('from'), call.text('to')]
    if (from === undefined && to !== undefined)
      throw new CommandFailure(call.messages.productFiles.refused.toAlone, 2)
    const converted =
      from === undefined ? null : await convertFile({ file: call.operands.DIR, from, to }, call)
    const dir = converted?.folder ?? resolve(call.folder, call.operands.DIR)
    const answer = await runImport(
      dir,
      {
        dryRun,
        yes: call.yes,
        edits: givenWay(call),
        all: call.flag('all'),
        emptied: call.flag('replace-demo') ? demoParts : [],
      },
      call,
    )
    if (call.json) call.print({ ...jsonOf(answer, dryRun), ...jsonOfConverted(converted) })
    else if (answer.gaps) call.print(stageLines('sell', answer.gaps, call.messages, call.columns).join('\n'))
    if (!answer.result.done) throw new CommandFailure(texts.nothing)
  },
})

/** @throws CommandFailure 2 for both ways at once */
function givenWay({
  flag,
  messages,
}: Pick<Call<never, never, 'keep-edits' | 'overwrite-edits'>, 'flag' | 'messages'>) {
  const [keep, overwrite] = [flag('keep-edits'), flag('overwrite-edits')]
  if (keep && overwrite) throw new CommandFailure(messages.commandLine.import.oneWay, 2)
  const way: Way | undefined = keep ? 'keep' : overwrite ? 'overwrite' : undefined
  return way
}

/** Uses the property names of `shop settings set --json` and the like. */
function jsonOf({ result, open, contents, gaps }: ImportAnswer, dryRun: boolean) {
  if (!result.done) return { issues: result.issues, warnings: open.warnings }
  const done = { changes: result.changes, dry_run: dryRun, ...open, left: contents?.absent ?? [] }
  return gaps ? { ...done, missing: gapsBefore('sell', gaps).map(({ text }) => text) } : done
}

function jsonOfConverted(converted: Converted | null) {
  if (converted === null) return {}
  const { folder, conversion } = converted
  return {
    converted: {
      folder,
      products: conversion.products,
      pictures: conversion.pictures,
      notes: conversion.notes,
    },
  }
}
