/** Words of the listing slice, in Arabic: the shape that English follows. */
export const listing = {
  shopName: 'زيّ',
}
