import { resolve } from 'node:path'
import { defineCommand } from '../../command-line/command.ts'
import { outputFile } from '../../output-file.ts'
import { buyersOf, loadHeldData } from './show.ts'

/** `shop customers export EMAIL FILE`: all records on a person, as a file that only its owner may read. */
export const exportCustomer = defineCommand({
  help: ({ customerCommands: { export: texts, email } }) => ({ ...texts, EMAIL: email }),
  operands: ['EMAIL', 'FILE'],
  async run(call) {
    const path = resolve(call.folder, call.operands.FILE)
    const file = outputFile(path)
    const held = await loadHeldData(call, call.operands.EMAIL, file.handOver)
    await file.write([`${JSON.stringify(held, null, 2)}\n`])
    const { written, several } = call.messages.customerCommands.export
    call.print(written(path))
    const buyers = buyersOf(held)
    if (buyers.length > 1) process.stderr.write(`${several(buyers.join(' · '))}\n`)
  },
})
