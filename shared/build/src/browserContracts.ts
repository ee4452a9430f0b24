import ts from 'typescript'

/** What only servers read of a declared endpoint. */
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

/**
 * Reduces contracts to what a browser reads of them: schemas become the inert stand-in of `typebox`, and endpoints keep
 * method and path. Endpoints and parts of schemas that a bundle does not use can then be left out of it.
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
      const builder = builderOf(node)
      if (builder) return factory.createIdentifier(builder)
      return isNamed(node.expression, 'endpoint')
        ? pure(reduced(node))
        : ts.visitEachChild(node, visit, context)
    }
    /** A call of a function that returns the value: only calls can be marked as pure. */
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
    return isContract(source) ? ts.visitEachChild(source, visit, context) : source
  }
}

const isContract = ({ statements }: ts.SourceFile) =>
  statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      /^typebox$|\/endpoint$/.test((statement.moduleSpecifier as ts.StringLiteral).text),
  )

/** `Type`, if the call is one of `Type.Object(…)`. */
function builderOf({ expression }: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  return isNamed(expression.expression, 'Type') ? 'Type' : undefined
}

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name

/** `{ …others, id: Id }`: minifiers keep it even if nobody uses it, because what is spread could be a getter. */
const isSpread = (value: ts.Expression) =>
  ts.isObjectLiteralExpression(value) && value.properties.some(ts.isSpreadAssignment)

const isOfBrowsers = ({ name }: ts.ObjectLiteralElementLike) =>
  !(name && ts.isIdentifier(name) && OF_SERVERS.includes(name.text))

/** Tells minifiers that the call has no effect. */
const pure = (call: ts.CallExpression) =>
  ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false)
