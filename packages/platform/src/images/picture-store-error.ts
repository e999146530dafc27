/**
 * Causes of a failed call to a remote image store. `away` is temporary: the store does not respond. All others need a
 * change of the settings.
 */
export type PictureStoreTrouble = 'away' | 'key' | 'rights' | 'bucket' | 'region' | 'clock' | 'other'

/** The message is one line for the operator. It names the setting, and never contains the key. */
export class PictureStoreError extends Error {
  override name = 'PictureStoreError'
  readonly trouble: PictureStoreTrouble

  constructor(trouble: PictureStoreTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}
