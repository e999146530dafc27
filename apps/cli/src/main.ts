import { defineCommand, runMain } from 'citty'

/** `shop …`: the owner's command line. */
const shop = defineCommand({
  meta: { name: 'shop', description: 'What the owner does with the shop' },
  subCommands: {
    customers: () => import('./commands/customers.ts').then((command) => command.default),
    import: () => import('./commands/import.ts').then((command) => command.default),
    newsletter: () => import('./commands/newsletter.ts').then((command) => command.default),
    secrets: () => import('./commands/secrets.ts').then((command) => command.default),
  },
})

await runMain(shop)
