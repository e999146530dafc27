/** Maximum order quantity of a size and of a product; constraints of the database enforce the same limit. */
export const mostPieces = 100_000
