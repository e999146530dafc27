/** The names of a base backup's two files. */
export const archiveFile = 'base.tar.gz'
export const manifestFile = 'backup_manifest'
