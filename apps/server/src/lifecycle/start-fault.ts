/** Why the shop cannot start, in one line for the person who starts it. */
export class StartFault extends Error {
  override name = 'StartFault'
}
