import { createHash } from 'node:crypto'
import ts from 'typescript'
import { packageFile } from './packageFile'

interface Options {
  /** Returns a name for a file that is the same on every machine. */
  nameOf?: (file: string) => string
  /** True to use the component's name in its class and in React's tools, for development. */
  displayNames?: boolean
}

/**
 * Gives each styled component an id that is made from its file and the name of its constant, so that separate builds
 * produce the same class names. styled-components on its own counts components in the order in which modules run.
 *
 * @throws if a styled component is not the value of a constant, or if two in the same file have the same name
 */
export function styledIds({
  nameOf = packageFile,
  displayNames = false,
}: Options = {}): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) => {
    const styled = defaultImport(source, 'styled-components')
    if (!styled) return source
    const file = nameOf(source.fileName)
    const names = new Set<string>()

    const config = (name: string | undefined) => {
      if (!name || names.has(name))
        throw new Error(`${file}: give each styled component a constant of its own; it names its class.`)
      names.add(name)
      return settings({ ...(displayNames && { displayName: name }), componentId: componentId(file, name) })
    }
    const visit =
      (name?: string) =>
      (node: ts.Node): ts.Node => {
        if (ts.isVariableDeclaration(node))
          return ts.visitEachChild(node, visit(node.name.getText(source)), context)
        if (!ts.isTaggedTemplateExpression(node) || subject(node.tag) !== styled)
          return ts.visitEachChild(node, visit(name), context)
        const withConfig = ts.factory.createPropertyAccessExpression(node.tag, 'withConfig')
        return ts.factory.updateTaggedTemplateExpression(
          node,
          ts.factory.createCallExpression(withConfig, undefined, [config(name)]),
          node.typeArguments,
          node.template,
        )
      }
    return ts.visitEachChild(source, visit(), context)
  }
}

/** Returns the id of a component. 32 bits are enough: a test checks that no two ids in the repository are equal. */
function componentId(file: string, name: string): string {
  return `s${createHash('sha256').update(`${file}#${name}`).digest().readUInt32BE().toString(36)}`
}

/** Returns the local name of a module's default import. */
function defaultImport(source: ts.SourceFile, module: string): string | undefined {
  const found = source.statements.find(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) && (statement.moduleSpecifier as ts.StringLiteral).text === module,
  )
  return found?.importClause?.name?.text
}

/**
 * Returns the identifier at the beginning of a tag: `styled` in `styled.p`, `styled(Base)` and `styled.p.attrs({ …
 * })`.
 */
function subject(tag: ts.Expression): string | undefined {
  if (ts.isIdentifier(tag)) return tag.text
  if (ts.isPropertyAccessExpression(tag) || ts.isCallExpression(tag)) return subject(tag.expression)
  return undefined
}

function settings(values: Record<string, string>): ts.ObjectLiteralExpression {
  return ts.factory.createObjectLiteralExpression(
    Object.entries(values).map(([key, value]) =>
      ts.factory.createPropertyAssignment(key, ts.factory.createStringLiteral(value)),
    ),
  )
}
