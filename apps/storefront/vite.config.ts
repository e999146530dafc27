import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** Builds dist/client (what browsers load) and dist/server/server.js (what apps/server renders pages with). */
export default defineConfig({
  plugins: [tanstackStart({ router: { routeFileIgnorePattern: '\\.test\\.' } }), react(), precompress()],
  build: { assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames: chunkName } } } },
  },
  server: { host: '127.0.0.1' },
})

/** The words of a language carry its name in theirs, so that the budget can tell them apart. */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const lang = facadeModuleId?.match(/\/words\/(ar|en)\/core\.ts$/)?.[1]
  return lang ? `assets/words-${lang}-[hash].js` : 'assets/[name]-[hash].js'
}
