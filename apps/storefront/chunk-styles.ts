/** Imports and styles are file names. */
export type StyledChunk = {
  fileName: string
  isEntry: boolean
  isDynamicEntry: boolean
  imports: readonly string[]
  dynamicImports: readonly string[]
  styles: readonly string[]
}

/**
 * Returns the stylesheets that each entry has to load: those of the chunks it imports, dependencies first, without those that
 * every importer has already loaded. Other chunks load none.
 */
export function chunkStyles(chunks: readonly StyledChunk[]): Map<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entries = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const closures = new Map(entries.map((entry) => [entry, importedChunks(entry, byName)]))
  const needed = new Map([...closures].map(([entry, closure]) => [entry, stylesOf(closure)]))
  const present = stylesPresent(closures, needed)
  return new Map(
    entries.map((entry) => [
      entry.fileName,
      [...(needed.get(entry) ?? [])].filter((style) => !present.get(entry)?.has(style)),
    ]),
  )
}

/** Returns a chunk and its imports, dependencies first. */
function importedChunks(
  chunk: StyledChunk,
  byName: ReadonlyMap<string, StyledChunk>,
  seen = new Set<StyledChunk>(),
): StyledChunk[] {
  seen.add(chunk)
  const before = chunk.imports.flatMap((name) => {
    const imported = byName.get(name)
    return imported && !seen.has(imported) ? importedChunks(imported, byName, seen) : []
  })
  return [...before, chunk]
}

function stylesOf(chunks: readonly StyledChunk[]): Set<string> {
  return new Set(chunks.flatMap(({ styles }) => styles))
}

/**
 * Returns the stylesheets that are present before an entry is loaded: those common to all its importers. Starts with all
 * stylesheets and removes until a fixed point, since lazy parts load further lazy parts.
 */
function stylesPresent(
  closures: ReadonlyMap<StyledChunk, readonly StyledChunk[]>,
  needed: ReadonlyMap<StyledChunk, ReadonlySet<string>>,
): Map<StyledChunk, Set<string>> {
  const all = new Set([...needed.values()].flatMap((styles) => [...styles]))
  const present = new Map(
    [...closures.keys()].map((entry) => [entry, entry.isEntry ? new Set<string>() : new Set(all)]),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const [importer, closure] of closures) {
      const loaded = new Set([...(present.get(importer) ?? []), ...(needed.get(importer) ?? [])])
      const later = new Set(closure.flatMap(({ dynamicImports }) => dynamicImports))
      for (const [entry, styles] of present) {
        if (entry === importer || !later.has(entry.fileName)) continue
        for (const style of styles) if (!loaded.has(style)) changed = styles.delete(style) || changed
      }
    }
  }
  return present
}
