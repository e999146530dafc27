/** Returns the row of a query that always has one, such as of sums. */
export function onlyRow<Row>([row]: readonly Row[], query: string): Row {
  if (!row) throw new Error(`${query} returned no row`)
  return row
}
