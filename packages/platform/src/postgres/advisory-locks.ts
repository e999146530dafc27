/**
 * All advisory locks of the shop's database. The numbers are arbitrary, but must be the same on all servers.
 * @property migration changes of tables and their rights, which may take minutes
 * @property owner serialises the owner's changes
 * @property keys changes of the keys that servers share
 * @property nightlyBackup choice of the server that makes tonight's backup
 * @property roleBounds session timeouts of a role behind a pooler
 */
export const advisoryLocks = {
  migration: 7_239_114,
  owner: 7_239_115,
  keys: 7_239_116,
  nightlyBackup: 7_239_117,
  roleBounds: 7_239_130,
}
