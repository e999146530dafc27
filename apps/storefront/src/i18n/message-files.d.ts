declare module 'virtual:message-files' {
  /** Addresses by language and name: `ar-core`. Empty in development. */
  const files: Readonly<Record<string, string>>
  export default files
}
