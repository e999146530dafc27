import { registerHooks } from 'node:module'
import { attackNames } from './attacks.ts'
import { guards } from './guards.ts'

/**
 * Loaded before a server (`node --import`): its sources are loaded without the guard against one attack, which the last
 * part of this module's own address names, `without-guard.ts#mark-bomb`.
 */
const attack = attackNames.find((name) => import.meta.url.endsWith(`#${name}`))
if (!attack) throw new Error(`No attack is named by ${import.meta.url}`)
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

// Where the protection is in another file by now, the server would still have it, and the attack would seem harmless without it.
process.once('exit', () => {
  for (const { file } of missing) console.error(`${file} was not loaded`)
})
