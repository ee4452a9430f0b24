/** The stores of the browser. If the person blocks site data, even reading one of these properties throws. */
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'serviceWorker']
const GLOBALS = new Set(STORES.filter((name) => name !== 'serviceWorker'))
/** Names of objects that have the stores as properties. */
const OWNERS = new Set([
  'window',
  'globalThis',
  'self',
  'top',
  'parent',
  'frames',
  'navigator',
  'defaultView',
])

const ownerName = (node) => {
  if (node?.type === 'Identifier') return node.name
  if (node?.type === 'MemberExpression') return ownerName(node.property)
  if (node?.type === 'ChainExpression' || node?.type?.startsWith('TS')) return ownerName(node.expression)
  return undefined
}

const nameOf = ({ type, name, value }) => (type === 'Literal' ? String(value) : name)

/**
 * Requires that stores of the browser are used through `@mentor-connect/contract/browser/storage`, which never throws.
 */
export const browserStores = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: '{{name}} throws where the browser refuses it: use @mentor-connect/contract/browser/storage.',
    },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'bare', data: { name } })
    const checkProperty = (node, owner, key) => {
      const name = nameOf(key)
      if (STORES.includes(name) && OWNERS.has(ownerName(owner))) report(node, name)
    }
    const checkPattern = (pattern, owner) => {
      if (pattern.type !== 'ObjectPattern' || !owner) return
      for (const property of pattern.properties)
        if (property.type === 'Property') checkProperty(property, owner, property.key)
    }
    return {
      Program(program) {
        const scope = context.sourceCode.getScope(program)
        const names = [...scope.through, ...scope.references].map(({ identifier, resolved }) =>
          resolved?.defs.length ? undefined : identifier,
        )
        for (const node of names) if (node && GLOBALS.has(node.name)) report(node, node.name)
      },
      MemberExpression: (node) => {
        if (!node.computed || node.property.type === 'Literal')
          checkProperty(node, node.object, node.property)
      },
      VariableDeclarator: ({ id, init }) => checkPattern(id, init),
      AssignmentExpression: ({ left, right }) => checkPattern(left, right),
      AssignmentPattern: ({ left, right }) => checkPattern(left, right),
    }
  },
}
