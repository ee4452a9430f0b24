import ts from 'typescript'

/** Fields of a declared endpoint that only servers read. */
const OF_SERVERS = [
  'summary',
  'rateLimit',
  'owner',
  'operators',
  'whileRestricted',
  'maxBodyBytes',
  'params',
  'query',
  'body',
  'reply',
  'meta',
]

/** Matches the compiled contracts of the published package. In the repository, contracts are TypeScript sources. */
export const COMPILED_CONTRACT = /[\\/]@mentor-connect[\\/]contract[\\/].*\.js$/

/**
 * Reduces contracts to the parts that a browser reads: schemas become empty, endpoints keep their method and path,
 * and the schema builder is not imported. A bundler can then remove the endpoints and schema parts that a bundle does
 * not use.
 */
export function browserContracts(): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) => {
    const { factory } = context
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isVariableDeclaration(node) && node.initializer && isSpread(node.initializer))
        return factory.updateVariableDeclaration(
          node,
          node.name,
          node.exclamationToken,
          node.type,
          pure(called(ts.visitEachChild(node.initializer, visit, context))),
        )
      if (!ts.isCallExpression(node)) return ts.visitEachChild(node, visit, context)
      if (isBuilder(node)) return emptySchema()
      return isNamed(node.expression, 'endpoint')
        ? pure(reduced(node))
        : ts.visitEachChild(node, visit, context)
    }
    /** An empty schema still has `properties`, because contracts spread the properties of each other's schemas. */
    const emptySchema = () =>
      factory.createObjectLiteralExpression([
        factory.createPropertyAssignment('properties', factory.createObjectLiteralExpression()),
      ])
    /** Wraps a value in a function that is called at once, because only calls can be marked as pure. */
    const called = (value: ts.Expression) => {
      const body = factory.createParenthesizedExpression(value)
      const returning = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, body)
      return factory.createCallExpression(factory.createParenthesizedExpression(returning), undefined, [])
    }
    const reduced = (call: ts.CallExpression) =>
      factory.updateCallExpression(
        call,
        call.expression,
        undefined,
        call.arguments.map((declaration) =>
          ts.isObjectLiteralExpression(declaration)
            ? factory.createObjectLiteralExpression(declaration.properties.filter(isOfBrowsers))
            : declaration,
        ),
      )
    if (!isContract(source)) return source
    const reducedSource = ts.visitEachChild(source, visit, context)
    const used = new Set(reducedSource.statements.flatMap((one) => (isOfBuilder(one) ? [] : namesIn(one))))
    return factory.updateSourceFile(
      reducedSource,
      reducedSource.statements.filter((one) => !isOfBuilder(one) || used.has(BUILDER)),
    )
  }
}

/** Name of the schema builder, which is the default export of `typebox`. */
const BUILDER = 'Type'

const isOfBuilder = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) && (statement.moduleSpecifier as ts.StringLiteral).text === 'typebox'

/** Returns the names that a piece of code uses outside of types. */
function namesIn(node: ts.Node): string[] {
  if (ts.isTypeNode(node)) return []
  const inside: string[] = []
  node.forEachChild((child) => void inside.push(...namesIn(child)))
  return ts.isIdentifier(node) ? [node.text, ...inside] : inside
}

const isContract = ({ statements }: ts.SourceFile) =>
  statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      /^typebox$|\/endpoint$/.test((statement.moduleSpecifier as ts.StringLiteral).text),
  )

/** Returns true if the call is one of the schema builder's, such as `Type.Object(…)`. */
const isBuilder = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && isNamed(expression.expression, BUILDER)

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name

/**
 * Returns true for `{ …others, id: Id }`. Minifiers keep such an object even if nothing uses it, because spreading
 * could run a getter.
 */
const isSpread = (value: ts.Expression) =>
  ts.isObjectLiteralExpression(value) && value.properties.some(ts.isSpreadAssignment)

const isOfBrowsers = ({ name }: ts.ObjectLiteralElementLike) =>
  !(name && ts.isIdentifier(name) && OF_SERVERS.includes(name.text))

/** Marks a call so that minifiers know that it has no side effect. */
const pure = (call: ts.CallExpression) =>
  ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false)
