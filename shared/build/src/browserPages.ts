import ts from 'typescript'

/** Name of the function `publicPage(load, rendering, messages)`. */
const FUNCTION = 'publicPage'
const RENDERING_ARGUMENT = 1

/**
 * Removes the description of how servers render a page, because browsers only check if there is one. Imports that
 * only this description needs are removed, too, such as the reads and the head descriptions of all public pages.
 */
export function browserPages(): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) => {
    if (!source.text.includes(FUNCTION)) return source
    const { factory } = context
    const removed = new Set<string>()
    const visit = (node: ts.Node): ts.Node => {
      const rendering = renderingOf(node)
      if (!rendering) return ts.visitEachChild(node, visit, context)
      for (const name of namesIn(rendering)) removed.add(name)
      const call = node as ts.CallExpression
      const given = call.arguments.map((argument) =>
        argument === rendering ? factory.createObjectLiteralExpression() : argument,
      )
      return ts.visitEachChild(
        factory.updateCallExpression(call, call.expression, undefined, given),
        visit,
        context,
      )
    }
    const reduced = ts.visitEachChild(source, visit, context)
    const isUsed = usedNames(reduced)
    const isNeeded = (statement: ts.Statement) =>
      !ts.isImportDeclaration(statement) ||
      !importedNames(statement).some((name) => removed.has(name)) ||
      importedNames(statement).some((name) => isUsed.has(name))
    return factory.updateSourceFile(reduced, reduced.statements.filter(isNeeded))
  }
}

function renderingOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  return node.expression.text === FUNCTION ? node.arguments[RENDERING_ARGUMENT] : undefined
}

function namesIn(node: ts.Node): string[] {
  const inside: string[] = []
  node.forEachChild((child) => void inside.push(...namesIn(child)))
  return ts.isIdentifier(node) ? [node.text, ...inside] : inside
}

/** Returns all names that a module uses outside of its imports. */
const usedNames = ({ statements }: ts.SourceFile) =>
  new Set(statements.flatMap((statement) => (ts.isImportDeclaration(statement) ? [] : namesIn(statement))))

const importedNames = ({ importClause }: ts.ImportDeclaration): string[] =>
  importClause ? namesIn(importClause) : []
