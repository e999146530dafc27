import { defineCommand } from 'citty'

/** `shop secrets …`: the keys that links and codes are signed with. */
export default defineCommand({
  meta: { name: 'secrets', description: 'The keys that links and codes are signed with' },
  subCommands: {
    list: () => import('./list-secrets.ts').then((command) => command.default),
    rotate: () => import('./rotate-secrets.ts').then((command) => command.default),
  },
})
