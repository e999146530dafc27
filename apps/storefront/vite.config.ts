import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import globalData from '@csstools/postcss-global-data'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { routeTable } from '@zayy/contract/calls'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'
import { inlineClassNames } from './inline-class-names.ts'
import { inlineTokens } from './inline-tokens.ts'
import { messageFiles } from './message-files.ts'
import { pageStyles } from './page-styles.ts'
import { precompress } from './precompress.ts'
import { shortClassNames } from './short-class-names.ts'
import { rejectTopLevelAwait } from './top-level-await.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const styles = `${root}packages/ui/src/styles/`

/** Folders with stylesheets, relative to the root. */
const styled = ['packages/ui/src', 'apps/storefront/src']

/**
 * Groups shared code into files, since small files compress badly: libraries, which seldom change; the first script with its
 * imports; what nearly all pages show; what product, cart and checkout share; other modules that at least four entries share;
 * and the parts of the picker that the product page shares with its drawer and buy bar. Every route and every dynamic import
 * is an entry.
 */
const chunks = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|seroval|@tanstack\/(?:router-core|react-router|history|react-store|store))\//,
    priority: 5,
  },
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  {
    name: 'shared',
    test: /\/(?:prices\/(?:price|target-quantity|change-target-quantity)|i18n\/trans|src\/(?:after-paint|ids|money|dot|stars|size-label|watch-size)|catalog\/price-tiers)\.tsx?$/,
    minShareCount: 4,
    priority: 3,
  },
  {
    name: 'buying',
    test: /\/(?:cart-state\/cart-(?:store|product)|delivery\/use-delivery|page\/without-scripts|prices\/payment-methods|links\/contact-links|account-state\/shop-clock|domain\/src\/(?:cart\/(?:cart|parse-cart|piece-count)|checkout\/(?:order-totals|coupon-value|delivery-(?:dates|fee))|riyadh-time)|i18n\/src\/dates|ui\/src\/(?:toast|thumb|keep-line-breaks))\.tsx?$|\/zustand\/esm\//,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'common',
    // Without form fields, which mostly account pages use, parts whose styles few pages need, and rules that load late.
    test: /\/(?:storefront\/src\/(?:prices|page|i18n)|packages\/(?:domain\/src\/.*|i18n\/src|ui\/src))\/(?!field|breadcrumbs|skeleton|empty|dots|national-address)[^/]+\.tsx?$/,
    minShareCount: 4,
    priority: 1,
  },
  {
    name: 'picker',
    test: /\/(?:variant-picker\/(?:add-to-cart|picker-view|pre-hydration|selection-(?:list|price)|size-tiles|swatches|use-c|variant-picker)|prices\/tier-bar|ui\/src\/(?:segmented|stepper))/,
    // Their dependencies are in the first load of the cart too.
    includeDependenciesRecursively: false,
    priority: 1,
  },
]

/**
 * The oldest supported browsers (decision 046), for scripts and styles. All support :dir(), whose fallback would be a quarter
 * of all style bytes. Dialogs need checkVisibility(), in Safari since 17.4.
 */
const browserFloor = ['chrome120', 'edge120', 'firefox121', 'safari17.4', 'ios17.4']

/** Bundles the router for production, so that no render reads NODE_ENV. React stays external: the server chooses its build. */
const builtServer = {
  resolve: { noExternal: [/^@tanstack\//, 'seroval', 'seroval-plugins', 'cookie-es', 'isbot'] },
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** Builds dist/client for browsers and dist/server/server.js for apps/server. `npm run dev` uses the sources. */
export default defineConfig(({ command }) => ({
  define: { ROUTE_TABLE: JSON.stringify(routeTable) },
  // The router imports this hook with a replacement for React before 18. In development its package warns of the other.
  resolve: {
    alias:
      command === 'build'
        ? [{ find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: 'use-sync-external-store' }]
        : [],
  },
  plugins: [
    tanstackStart({
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        // Splits loaders with their pages, so that no page loads another page's code.
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
    messageFiles(fileURLToPath(new URL('dist/client', import.meta.url))),
    precompress(),
  ],
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassNames(root, styled) : '[name]__[local]' },
    postcss: {
      plugins: [
        globalData({ files: [`${styles}media.css`] }),
        customMedia(),
        ...(command === 'build'
          ? [inlineTokens(readFileSync(`${styles}tokens.css`, 'utf8'), sources())]
          : []),
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
          // Also inlines composed class names, which would otherwise leave chunks that hold nothing else.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            chunkFileNames: chunkName,
            codeSplitting: { groups: chunks },
            postBanner: compileHint,
          },
        },
      },
    },
  },
}))

/** Names message chunks by language and file, which message-files.ts and e2e/budget.spec.ts rely on. */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, locale, name] = facadeModuleId?.match(/\/messages\/(ar|en)\/([\w-]+)\.ts$/) ?? []
  return locale ? `assets/messages-${locale}-${name}-[hash].js` : 'assets/[name]-[hash].js'
}

/**
 * Has Chromium (since 136) compile all of React and the router while they load, in another thread. It would otherwise compile each
 * function at its first call, half of the time of the first scripts. Other browsers ignore the comment.
 */
function compileHint({ name }: { name: string }): string {
  return name === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''
}

/** Pages after a login or from an e-mail. */
const seldomOpened = /\/(?:account|auth|newsletter)[.-][^/]+\.js$/

/**
 * Shortens the preload list of a lazy part: leaves out files that every page has loaded. Each file name costs 13 bytes in the
 * first script, so seldom opened pages list only their styles and find their scripts through imports.
 */
function notYetLoaded(file: string, dependencies: string[]): string[] {
  const missing = dependencies.filter((name) =>
    seldomOpened.test(file)
      ? name === file || name.endsWith('.css')
      : !/\/(?:libraries|index|shared|rolldown-runtime)-[^/]+\.js$/.test(name),
  )
  return missing.every((name) => name === file) ? [] : missing
}

function sources(): { styles: string[]; scripts: string[] } {
  const files = styled.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  const read = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, 'utf8'))
  // The library of a vendor's stylesheet may set its properties.
  return { styles: read(/(?<!vendor\/[\w-]+)\.css$/), scripts: read(/\.tsx?$/) }
}
