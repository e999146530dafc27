/** The id of the title of the addresses, which takes the focus when what had it is gone. */
export const addressTitle = 'addresses-title'
