import { type Plugin, parseSync, Visitor } from 'vite'

/**
 * Fails the build if a client chunk has a top-level await. In Safari before 27 the second of two concurrent imports resolves
 * before the chunk has run, so its exports are undefined (WebKit bug 242740). The router imports a page twice.
 */
export function rejectTopLevelAwait(): Plugin {
  return {
    name: 'reject-top-level-await',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' ? topLevelAwait(file.code) : undefined
        if (found !== undefined)
          this.error(`${file.fileName} has a top-level await, which Safari before 27 runs wrongly: ${found}`)
      }
    },
  }
}

/** Returns the beginning of the first top-level await of a module, or undefined if it has none. */
export function topLevelAwait(code: string): string | undefined {
  let depth = 0
  let found: string | undefined
  const enter = () => {
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  const note = ({ start, end }: { start: number; end: number }) => {
    if (depth === 0) found ??= code.slice(start, Math.min(end, start + 120))
  }
  const { program, errors } = parseSync('chunk.js', code, { sourceType: 'module' })
  if (errors[0]) throw new Error(`A chunk cannot be parsed: ${errors[0].message}`)
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: note,
    ForOfStatement: (loop) => {
      if (loop.await) note(loop)
    },
    VariableDeclaration: (declaration) => {
      if (declaration.kind === 'await using') note(declaration)
    },
  }).visit(program)
  return found
}
