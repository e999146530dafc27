import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { resolveDrizzleQuickly } from '@zayy/platform/postgres/resolve-drizzle'

// A reader such as `head` may close the pipe early. The command still finishes and closes the database.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

// Must come before the imports whose compiled code it keeps. Only users who may change the code can write its folder.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/cli', import.meta.url)))
resolveDrizzleQuickly()
const { runCommandLine } = await import('./run-command-line.ts')
process.exitCode = await runCommandLine(process.argv.slice(2), process.env)
