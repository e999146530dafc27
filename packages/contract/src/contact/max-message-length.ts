/** About a page of text. */
export const MAX_MESSAGE_LENGTH = 4_000
