import type { ContentKind } from '@zayy/shop/catalogue-files/edits/content-kinds'
import type { CommandGroup, CommandTree } from './command-line/command.ts'

/** The commands of `shop`. Each is loaded when it is called. */
export const commands: CommandTree = {
  backup: {
    about: ({ backupCommands }) => backupCommands.about,
    itself: async () => (await import('./commands/backup/make.ts')).make,
    commands: {
      list: async () => (await import('./commands/backup/list.ts')).list,
      verify: async () => (await import('./commands/backup/verify.ts')).verify,
    },
  },
  help: async () => (await import('./commands/help.ts')).helpOn((name) => Object.hasOwn(commands, name)),
  setup: async () => (await import('./commands/setup.ts')).setup,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  dump: async () => (await import('./commands/dump.ts')).dump,
  load: async () => (await import('./commands/load.ts')).load,
  restore: async () => (await import('./commands/restore.ts')).restore,
  import: async () => (await import('./commands/import.ts')).importFolder,
  export: async () => (await import('./commands/export.ts')).exportFolder,
  report: async () => (await import('./commands/report.ts')).report,
  vat: async () => (await import('./commands/vat.ts')).vat,
  orders: {
    about: ({ orderCommands }) => orderCommands.about,
    commands: {
      list: async () => (await import('./commands/orders/list.ts')).list,
      add: async () => (await import('./commands/orders/add.ts')).add,
      show: async () => (await import('./commands/orders/show.ts')).show,
      status: async () => (await import('./commands/orders/status.ts')).status,
      ship: async () => (await import('./commands/orders/ship.ts')).ship,
      paid: async () => (await import('./commands/orders/paid.ts')).paid,
      refund: async () => (await import('./commands/orders/refund.ts')).refund,
      correct: async () => (await import('./commands/orders/correct.ts')).correct,
      undo: async () => (await import('./commands/orders/undo.ts')).undo,
      note: async () => (await import('./commands/orders/note.ts')).note,
      export: async () => (await import('./commands/orders/export.ts')).exportOrders,
      receipts: async () => (await import('./commands/orders/receipts.ts')).receipts,
      receipt: async () => (await import('./commands/orders/receipt.ts')).receipt,
    },
  },
  changes: async () => (await import('./commands/changes.ts')).changes,
  customers: {
    about: ({ customerCommands }) => customerCommands.about,
    commands: {
      list: async () => (await import('./commands/customers/list.ts')).list,
      show: async () => (await import('./commands/customers/show.ts')).show,
      export: async () => (await import('./commands/customers/export.ts')).exportCustomer,
      erase: async () => (await import('./commands/customers/erase.ts')).erase,
      revoke: async () => (await import('./commands/customers/revoke.ts')).revoke,
    },
  },
  coupons: {
    about: ({ couponCommands }) => couponCommands.about,
    commands: {
      list: async () => (await import('./commands/coupons/list.ts')).list,
      add: async () => (await import('./commands/coupons/add.ts')).add,
      end: async () => (await import('./commands/coupons/end.ts')).end,
    },
  },
  settings: {
    about: ({ settingCommands }) => settingCommands.about,
    commands: {
      list: async () => (await import('./commands/settings/list.ts')).list,
      get: async () => (await import('./commands/settings/get.ts')).get,
      set: async () => (await import('./commands/settings/set.ts')).set,
    },
  },
  pages: contentGroup('pages'),
  blogs: contentGroup('blogs'),
  slides: contentGroup('slides'),
  sponsors: contentGroup('sponsors'),
  messages: {
    about: ({ messageCommands }) => messageCommands.about,
    commands: {
      list: async () => (await import('./commands/messages/list.ts')).list,
      show: async () => (await import('./commands/messages/show.ts')).show,
    },
  },
  newsletter: {
    about: ({ commandLine }) => commandLine.newsletter.about,
    commands: { export: async () => (await import('./commands/newsletter/export.ts')).exportSubscribers },
  },
  secrets: {
    about: ({ commandLine }) => commandLine.secrets.about,
    commands: {
      list: async () => (await import('./commands/secrets/list.ts')).list,
      rotate: async () => (await import('./commands/secrets/rotate.ts')).rotate,
    },
  },
  zatca: {
    about: ({ zatcaCommands }) => zatcaCommands.about,
    commands: {
      onboard: async () => (await import('./commands/zatca/onboard.ts')).onboard,
      renew: async () => (await import('./commands/zatca/renew.ts')).renew,
      status: async () => (await import('./commands/zatca/status.ts')).status,
      list: async () => (await import('./commands/zatca/list.ts')).list,
      show: async () => (await import('./commands/zatca/show.ts')).show,
      check: async () => (await import('./commands/zatca/check.ts')).check,
      export: async () => (await import('./commands/zatca/export.ts')).exportDocuments,
      retry: async () => (await import('./commands/zatca/retry.ts')).retry,
      correct: async () => (await import('./commands/zatca/correct.ts')).correct,
      stop: async () => (await import('./commands/zatca/stop.ts')).stop,
      resume: async () => (await import('./commands/zatca/resume.ts')).resume,
    },
  },
}

function contentGroup(kind: ContentKind): CommandGroup {
  return {
    about: ({ contentCommands }) => contentCommands[kind].about,
    commands: {
      list: async () => (await import('./commands/content/list.ts')).list(kind),
      show: async () => (await import('./commands/content/show.ts')).show(kind),
      add: async () => (await import('./commands/content/save.ts')).save(kind, 'add'),
      edit: async () => (await import('./commands/content/save.ts')).save(kind, 'edit'),
      remove: async () => (await import('./commands/content/remove.ts')).remove(kind),
    },
  }
}
