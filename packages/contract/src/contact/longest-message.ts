/** Characters of a message to the shop: a page of writing. */
export const longestMessage = 4_000
