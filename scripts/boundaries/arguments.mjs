/** What dependency-cruiser reads: all code, and the configurations that import it. */
export const boundariesArguments = [
  '--config=.dependency-cruiser.mjs',
  '--ignore-known=.dependency-cruiser-known-violations.json',
  ...['.dependency-cruiser.mjs', 'vitest.config.ts'],
  ...['packages', 'apps', 'demo', 'e2e', 'bench', 'torture', 'scripts'],
]
