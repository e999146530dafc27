/** The part of SaxonJS that the program uses; the package has no types. */
declare module 'saxon-js' {
  const saxon: {
    transform(
      options: { stylesheetInternal: object; sourceText: string; destination: 'serialized' },
      execution: 'sync',
    ): { principalResult: string }
  }
  export default saxon
}
