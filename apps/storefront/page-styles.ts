import type { Plugin, Rolldown } from 'vite'
import { chunkStyles } from './chunk-styles.ts'

/**
 * Merges the styles that a page or lazy part needs into one file. The bundler writes one per chunk: a product page would load
 * five, together a sixth larger, and an empty script per shared stylesheet.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const brought = chunkStyles(
        chunks.map((chunk) => ({ ...graphOf(chunk), styles: [...importedStyles(chunk)] })),
      )
      const before = new Set(chunks.flatMap((chunk) => [...importedStyles(chunk)]))
      const merged = new Map<string, string>()
      for (const chunk of chunks) {
        const styles = brought.get(chunk.fileName) ?? []
        importedStyles(chunk).clear()
        if (styles.length === 0) continue
        const key = styles.join()
        const file =
          merged.get(key) ?? (styles.length === 1 ? key : this.getFileName(emit(this, chunk, styles)))
        merged.set(key, file)
        importedStyles(chunk).add(file)
      }
      const kept = new Set(merged.values())
      for (const style of before) if (!kept.has(style)) delete bundle[style]
      dropEmptyChunks(chunks, bundle)

      function emit(
        context: Rolldown.PluginContext,
        { name }: Rolldown.OutputChunk,
        styles: string[],
      ): string {
        const source = styles.map((style) => sourceOf(bundle[style])).join('')
        return context.emitFile({ type: 'asset', name: `${name}.css`, source })
      }
    },
  }
}

function graphOf({ fileName, isEntry, isDynamicEntry, imports, dynamicImports }: Rolldown.OutputChunk) {
  return { fileName, isEntry, isDynamicEntry, imports, dynamicImports }
}

function importedStyles(chunk: Rolldown.OutputChunk): Set<string> {
  if (!chunk.viteMetadata) throw new Error(`${chunk.fileName} has no Vite metadata`)
  return chunk.viteMetadata.importedCss
}

/** Returns the CSS without the marker that Vite removes only from its own files. */
function sourceOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A stylesheet of a chunk is missing from the bundle')
  return file.source.toString().replace(/\/\*\$vite\$:\d+\*\//g, '')
}

/** Removes chunks without code, which shared CSS modules become once their class names are inlined. */
function dropEmptyChunks(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): void {
  const empty = new Set(
    chunks
      .filter(({ code, isDynamicEntry }) => code.trim() === '' && !isDynamicEntry)
      .map(({ fileName }) => fileName),
  )
  for (const chunk of chunks) {
    if (!chunk.imports.some((name) => empty.has(name))) continue
    chunk.code = chunk.code.replace(/import\s*["'`]\.\/([^"'`]+)["'`];?/g, (statement, name: string) =>
      empty.has(`assets/${name}`) ? '' : statement,
    )
    chunk.imports = chunk.imports.filter((name) => !empty.has(name))
  }
  for (const name of empty) delete bundle[name]
}
