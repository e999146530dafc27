/** Characters of a message to the shop: a page of writing. */
export const MAX_MESSAGE_LENGTH = 4_000
