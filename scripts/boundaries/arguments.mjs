/** Arguments of dependency-cruiser: all code, and the configuration files that import it. */
export const boundariesArguments = [
  '--config=.dependency-cruiser.mjs',
  ...['.dependency-cruiser.mjs', 'vitest.config.ts'],
  ...['packages', 'apps', 'demo', 'e2e', 'bench', 'torture', 'scripts'],
]
