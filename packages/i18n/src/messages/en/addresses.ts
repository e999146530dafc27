import type { addresses as arabic } from '../ar/addresses.ts'

/** Messages of address forms and of a customer's list of addresses, in English. */
export const addresses = {
  choose: { country_id: 'Choose a country', city_id: 'Choose a city', area_id: 'Choose an area' },
  loading: 'Loading…',
  placesFailed: 'Could not load the list.',
  retry: 'Try again',
  delivery: 'Delivery',
  per: { product: 'per product', order: 'for the whole order' },
  cityHint: 'The delivery fee depends on the city',
  shortAddressHint: 'Four letters and four digits',

  fields: {
    name: { label: 'Address name', missing: 'Name is required', wrong: 'Give the address a name' },
    country_id: { label: 'Country', missing: 'Country is required', wrong: 'Choose one from the list' },
    city_id: { label: 'City', missing: 'City is required', wrong: 'Choose one from the list' },
    area_id: { label: 'Area', missing: 'Area is required', wrong: 'Choose one from the list' },
    address: { label: 'Address (street)', missing: 'Address is required', wrong: 'Enter the street' },
    building: { label: 'Building', missing: 'Building is required', wrong: 'Enter its number or name' },
    floor: { label: 'Floor', missing: 'Floor is required', wrong: 'Enter the floor' },
    apartment: {
      label: 'Apartment',
      missing: 'Apartment is required',
      wrong: 'Enter the number of the apartment or office',
    },
    district: { label: 'District', missing: 'Enter the district', wrong: 'Enter the district' },
    short_address: {
      label: 'Short national address',
      missing: 'Enter it: carriers refuse parcels without it',
      wrong: 'Enter four letters and four digits, such as RRRD2929',
    },
    postcode: {
      label: 'Postcode',
      missing: 'Five digits, or a number such as 12212-3456',
      wrong: 'Enter five digits, or a number such as 12212-3456',
    },
    note: { label: 'Note for the courier', missing: 'Enter a note', wrong: 'Enter a note' },
  },
  nameHint: 'Such as: home, main branch',
  street: (address, building, floor, apartment) =>
    `${address}, building ${building}, floor ${floor}, apartment ${apartment}`,
  place: (area, city, country, postcode) =>
    `${area === null ? '' : `${area}, `}${city}${postcode === null ? '' : ` ${postcode}`}, ${country}`,
  save: 'Save address',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Address saved',
  added: 'Address added',

  title: 'Addresses',
  newAddress: 'New address',
  chooseOne: 'Choose an address to edit',
  selected: 'Selected',
  edit: 'Edit',
  editOf: (name) => `Edit “${name}”`,
  remove: 'Delete',
  removeOf: (name) => `Delete “${name}”`,
  removed: (name) => `“${name}” was deleted.`,
  removeFailed: 'The address could not be deleted. Check your connection and try again.',
  restoreFailed: 'The address could not be restored. Check your connection and try again.',
  undo: 'Undo',
  none: 'No saved addresses',
  noneDetail: 'Save your addresses once, and choose among them with every order.',
} satisfies typeof arabic
