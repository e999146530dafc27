import type { Plugin, Rolldown } from 'vite'
import { chunkStyles } from './chunk-styles.ts'

/**
 * Gives each page, and each part that is loaded later, one stylesheet with all that the page does not have yet. The bundler
 * makes one for each chunk: a product page would wait for five, which compressed apart are a sixth larger, and would fetch
 * an empty script for each that only names the styles several pages share.
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
  if (!chunk.viteMetadata) throw new Error(`${chunk.fileName} is not of Vite's making`)
  return chunk.viteMetadata.importedCss
}

/** @returns CSS, without the mark that Vite takes out of its own files later */
function sourceOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A stylesheet of a chunk is missing from the bundle')
  return file.source.toString().replace(/\/\*\$vite\$:\d+\*\//g, '')
}

/** Takes out the chunks without code, which shared CSS modules leave once their names stand where they are used. */
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
