import { Visitor } from '@swc/core/Visitor.js'

const { visitStatement } = Visitor.prototype

/** swc's visitor, by which dependency-cruiser finds imports, rejects `using` and `await using`. Has it visit their values. */
Visitor.prototype.visitStatement = function (statement) {
  if (!('decls' in statement) || !Array.isArray(statement.decls)) return visitStatement.call(this, statement)
  this.visitVariableDeclarators(statement.decls)
  return statement
}
