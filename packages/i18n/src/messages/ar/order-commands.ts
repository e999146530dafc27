/** What `shop orders …` says, in Arabic. Amounts come written, with their currency. */
export const orderCommands = {
  about: 'طلبات المتجر.',
}
