/**
 * Causes of a failed call to a remote image store. `away` is temporary: the store does not respond. All others need a
 * change of the settings.
 */
export type ImageStoreTrouble = 'away' | 'key' | 'rights' | 'bucket' | 'region' | 'clock' | 'other'

/** The message is one line for the operator. It names the setting, and never contains the key. */
export class ImageStoreError extends Error {
  override name = 'ImageStoreError'
  readonly trouble: ImageStoreTrouble

  constructor(trouble: ImageStoreTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}
