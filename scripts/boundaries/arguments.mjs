/** What dependency-cruiser reads: all code, and the configurations that import it. */
export const boundariesArguments = [
  '--config=.dependency-cruiser.mjs',
  ...['.dependency-cruiser.mjs', 'vitest.config.ts'],
  ...['packages', 'apps', 'demo', 'e2e', 'bench', 'torture', 'scripts'],
]
