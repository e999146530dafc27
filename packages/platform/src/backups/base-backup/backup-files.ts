/** The names of a base backup's two files. */
export const ARCHIVE_FILE = 'base.tar.gz'
export const MANIFEST_FILE = 'backup_manifest'
