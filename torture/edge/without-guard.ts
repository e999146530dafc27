import { registerHooks } from 'node:module'
import { attackNames } from './attacks.ts'
import { guards } from './guards.ts'

/**
 * Preloaded into a server with `node --import`: removes the guard against one attack from its sources as they load. The
 * fragment of this module's URL names the attack: `without-guard.ts#mark-bomb`.
 */
const attack = attackNames.find((name) => import.meta.url.endsWith(`#${name}`))
if (!attack) throw new Error(`The fragment of ${import.meta.url} names no attack`)
const missing = new Set(guards[attack])

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const changes = guards[attack].filter(({ file }) => url.endsWith(file))
    if (changes.length === 0 || loaded.source === undefined || loaded.source === null) return loaded
    let source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    for (const change of changes) {
      if (!source.includes(change.from)) throw new Error(`${change.file} has no «${change.from}»`)
      source = source.replace(change.from, change.to)
      missing.delete(change)
    }
    return { ...loaded, source }
  },
})

// If the guard has moved to another file, the server still has it, and the attack seems harmless without it.
process.once('exit', () => {
  for (const { file } of missing) console.error(`${file} was not loaded`)
})
