/**
 * Settings for a server on a copy, which win over the files of the copy: no library and no command that those may name is run.
 * The signature of a backup is what it is trusted by; this is for one that the operator vouches for.
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
