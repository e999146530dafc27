/** Maximum order quantity of a size and of a product; constraints of the database enforce the same limit. */
export const MAX_QUANTITY = 100_000
