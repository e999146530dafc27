/**
 * Settings for a server on a restored copy. They override the copy's own files, so that no library or command named
 * there runs. Usually the signature protects against this; these settings protect when the operator vouches for an
 * unsigned backup.
 */
export const onlyOurCode = {
  shared_preload_libraries: '',
  session_preload_libraries: '',
  local_preload_libraries: '',
  archive_command: '',
  archive_library: '',
  archive_cleanup_command: '',
  recovery_end_command: '',
  restore_command: '',
  event_triggers: 'off',
}
