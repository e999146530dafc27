/**
 * Every advisory lock in the shop's database. The numbers are arbitrary, but have to be the same on all servers.
 * @property migration changes of tables and of the rights on them, which may take minutes
 * @property owner changes of the owner's, one after the other
 * @property keys decisions on the keys that servers share
 * @property nightlyBackup the choice of the server that makes tonight's backup
 * @property roleBounds the bounds that a role gets behind a pooler
 */
export const advisoryLocks = {
  migration: 7_239_114,
  owner: 7_239_115,
  keys: 7_239_116,
  nightlyBackup: 7_239_117,
  roleBounds: 7_239_130,
}
