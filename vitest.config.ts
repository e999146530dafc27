import { defineConfig } from 'vitest/config'

const shared = { testTimeout: 60_000, hookTimeout: 60_000 }

/** `rules` needs nothing but the code; `shop` runs beside a PostgreSQL of its own (packages/database/src/testing). */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: [
            'packages/{domain,contract,i18n,ui}/src/**/*.test.{ts,tsx}',
            'apps/storefront/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'shop',
          include: [
            'packages/{database,shop}/src/**/*.test.ts',
            'apps/{server,cli}/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'torture/**/*.test.ts',
          ],
          globalSetup: ['packages/database/src/testing/test-cluster.ts'],
        },
      },
    ],
  },
})
