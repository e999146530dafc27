/**
 * Why a picture store that is not a folder of this machine does not do what it is asked. `away`: it does not answer, and may
 * again; all others want somebody to look at its settings.
 */
export type PictureStoreTrouble = 'away' | 'key' | 'rights' | 'bucket' | 'region' | 'clock' | 'other'

/** The message is one line for whoever operates the shop. It names the setting, and never the key. */
export class PictureStoreError extends Error {
  override name = 'PictureStoreError'
  readonly trouble: PictureStoreTrouble

  constructor(trouble: PictureStoreTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}
