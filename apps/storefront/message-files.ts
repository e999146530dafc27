import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:message-files'

/**
 * Tells the server build the addresses of message chunks, by language and name. The client build has written them before.
 * @param folder of the client build
 */
export function messageFiles(folder: string): Plugin {
  return {
    name: 'message-files',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const files = this.environment.config.command === 'build' ? readdirSync(join(folder, 'assets')) : []
      return `export default ${JSON.stringify(messageAddresses(files))}`
    },
  }
}

/** @param files `messages-ar-core-12345678.js` and others */
export function messageAddresses(files: readonly string[]): Record<string, string> {
  const named = files.flatMap((file) => {
    const name = /^messages-((?:ar|en)-[a-z-]+)-[\w-]{8}\.js$/.exec(file)?.[1]
    return name ? [[name, `/assets/${file}`] as const] : []
  })
  return Object.fromEntries(named)
}
