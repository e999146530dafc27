/** The most pieces of a size, and of a product, that anybody can order; the database's constraints say the same. */
export const mostPieces = 100_000
