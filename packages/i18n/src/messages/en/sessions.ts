import type { sessions as arabic } from '../ar/sessions.ts'

/** Messages of a customer's logins, in English. */
export const sessions = {
  title: 'Where you are logged in',
  lead: 'Each login ends by itself after a day. If you see a device you do not recognise, log it out and change your password.',
  device: (browser, system) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  since: (moment) => `Logged in ${moment}`,
  thisDevice: 'This device',
  logOut: 'Log out',
  logOutOf: (device) => `Log out ${device}`,
  ended: 'That device is logged out.',
  endFailed: 'That device could not be logged out. Check your connection and try again.',
  everywhere: 'Log out on all devices',
  leaving: 'Logging out…',
  everywhereFailed: 'Could not log out on all devices. Check your connection and try again.',
} satisfies typeof arabic
