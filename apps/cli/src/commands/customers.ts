import { defineCommand } from 'citty'

/** `shop customers …`: who has an account. */
export default defineCommand({
  meta: { name: 'customers', description: 'Who has an account' },
  subCommands: {
    revoke: () => import('./revoke-customers.ts').then((command) => command.default),
  },
})
