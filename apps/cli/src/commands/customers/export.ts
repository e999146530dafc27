import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineCommand } from '../../command-line/command.ts'
import { readHeldData } from './held-data.ts'

/** `shop customers export EMAIL FILE`: all that the shop holds on somebody, for the user who asks alone. */
export const exportCustomer = defineCommand({
  help: ({ customerCommands: { export: said, email } }) => ({
    summary: said.summary,
    details: said.details,
    words: { EMAIL: email, FILE: said.file },
  }),
  operands: ['EMAIL', 'FILE'],
  async run(call) {
    const held = await readHeldData(call, call.operand('EMAIL') ?? '')
    const path = resolve(call.folder, call.operand('FILE') ?? '')
    await writeFile(path, `${JSON.stringify(held, null, 2)}\n`, { mode: 0o600 })
    call.print(call.words.customerCommands.export.written(path))
  },
})
