import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import globalData from '@csstools/postcss-global-data'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { routeTable } from '@zayy/contract/calls'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'
import { inlineClassNames } from './inline-class-names.ts'
import { inlineScale } from './inline-scale.ts'
import { pageStyles } from './page-styles.ts'
import { precompress } from './precompress.ts'
import { shortClassNames } from './short-class-names.ts'
import { rejectTopLevelAwait } from './top-level-await.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const styles = `${root}packages/ui/src/styles/`

/**
 * What many pages share is in three files, since small files compress badly: the libraries, which change seldom, the code of the
 * first script with all that it imports, and what at least four entries share. Every route, and every part that is loaded later,
 * is an entry.
 */
const chunks = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|seroval|@tanstack\/(?:router-core|react-router|history|react-store|store))\//,
    priority: 3,
  },
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shared',
    // Not what forms share: most forms are on pages of accounts.
    test: /\/(?:storefront\/src\/(?:prices|page|cart-state|i18n)|packages\/(?:domain\/src\/.*|i18n\/src|ui\/src))\/(?!field)[^/]+\.tsx?$/,
    minShareCount: 4,
    priority: 1,
  },
]

/**
 * The oldest browsers that the shop supports (decision 046), for scripts and styles alike. All know :dir(): written out as a
 * list of languages it is a quarter of the bytes of all styles. Dialogs need checkVisibility(), which Safari has since 17.4.
 */
const browserFloor = ['chrome120', 'edge120', 'firefox121', 'safari17.4', 'ios17.4']

/**
 * What renders pages has its router in it, built for production: nothing of it asks for NODE_ENV while a page is made. React
 * stays outside, as the server chooses its build.
 */
const builtServer = {
  resolve: { noExternal: [/^@tanstack\//, 'seroval', 'seroval-plugins', 'cookie-es', 'isbot'] },
  define: { 'process.env.NODE_ENV': '"production"' },
}

/**
 * Builds dist/client (what browsers load) and dist/server/server.js (what apps/server renders pages with); for `npm run dev`
 * apps/server takes the same from the sources.
 */
export default defineConfig(({ command }) => ({
  define: { ROUTE_TABLE: JSON.stringify(routeTable) },
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
    inlineClassNames(),
    pageStyles(),
    rejectTopLevelAwait(),
    precompress(),
  ],
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassNames(root) : '[name]__[local]' },
    postcss: {
      plugins: [
        globalData({ files: [`${styles}media.css`] }),
        customMedia(),
        ...(command === 'build' ? [inlineScale(readFileSync(`${styles}tokens.css`, 'utf8'))] : []),
      ],
    },
  },
  build: {
    target: browserFloor,
    modulePreload: { polyfill: false, resolveDependencies: notYetLoaded },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
  environments: {
    ssr: command === 'build' ? builtServer : {},
    client: {
      build: {
        rolldownOptions: {
          // Names of classes that are two in one as well: a chunk that holds nothing else is not made.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            chunkFileNames: chunkName,
            // Images keep the names that rendered pages call them by, which are made apart.
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[name]-[hash:6].css' : 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
  },
}))

/**
 * A chunk of messages carries its language in its name, so that the budget can tell the two apart. Seven characters of a
 * hash are the fewest that the bundler takes for so many chunks: the first script names every chunk that may be loaded later,
 * and a hash does not compress.
 */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const locale = facadeModuleId?.match(/\/messages\/(ar|en)\/\w+\.ts$/)?.[1]
  return locale ? `assets/messages-${locale}-[hash:7].js` : 'assets/[name]-[hash:7].js'
}

/** Pages of the few who are logged in, or who just came from a mail. */
const seldomOpened = /\/(?:account|auth|newsletter)[.-][^/]+\.js$/

/**
 * What has to be fetched with a part that is loaded later: not what every page has run before it is hydrated. A page names
 * each file once for all its parts, and a hash does not compress: 13 bytes a name in the first script of every page. So what
 * is seldom opened names its styles alone, and finds its other scripts by reading the first.
 */
function notYetLoaded(file: string, dependencies: string[]): string[] {
  const missing = dependencies.filter((name) =>
    seldomOpened.test(file)
      ? name === file || name.endsWith('.css')
      : !/\/(?:libraries|index|shared|rolldown-runtime)-[^/]+\.js$/.test(name),
  )
  return missing.every((name) => name === file) ? [] : missing
}
