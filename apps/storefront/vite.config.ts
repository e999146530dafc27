import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/**
 * What every page runs before it is alive, in two files instead of some fifty: 15 kB less, since small files compress badly.
 * The libraries change seldom, the routes with every release. Choosing colours and sizes is a third, which product page,
 * drawer and cart share.
 */
const shell = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|seroval|@tanstack\/(?:router-core|react-router|history|react-store|store))\//,
    priority: 3,
  },
  {
    name: 'shop',
    test: [
      /storefront\/src\/(?:client|router|routeTree\.gen|routes\/[^?]*|layout\/price|cart-state\/cart-stor\w+)\.tsx?$/,
      /domain\/src\/(?:money|catalog\/price-tiers|cart\/(?:cart|parse-cart)|text\/digits)\.ts$/,
      /ui\/src\/(?:dot|icon|picture)\.tsx$/,
      /node_modules\/zustand\//,
    ],
    priority: 2,
  },
  {
    name: 'choosing',
    test: /storefront\/src\/(?:variant-picker\/[^/?]+|price-tiers\/[^/?]+|delivery\/[^/?]+|i18n\/trans)\.tsx?$/,
    priority: 1,
  },
].map((group) => ({ ...group, test: matching([group.test].flat()) }))

function matching(patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id))
}

/** Builds dist/client (what browsers load) and dist/server/server.js (what apps/server renders pages with). */
export default defineConfig({
  plugins: [
    tanstackStart({
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        // A loader is fetched with its page: what only one page needs is no part of the first load of another.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
    }),
    react(),
    precompress(),
  ],
  build: { assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { chunkFileNames: chunkName, codeSplitting: { groups: shell } } } },
    },
  },
  server: { host: '127.0.0.1' },
})

/** A chunk of messages carries its language in its name, so that the budget can tell the two apart. */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const locale = facadeModuleId?.match(/\/messages\/(ar|en)\/core\.ts$/)?.[1]
  return locale ? `assets/messages-${locale}-[hash].js` : 'assets/[name]-[hash].js'
}
