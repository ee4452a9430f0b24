import { relative } from 'node:path'
import { ImportGraph } from './importGraph.mjs'

const graph = new ImportGraph()

/** Refuses import cycles. Unlike `import-x/no-cycle`, it also counts type imports. */
export const importCycles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cycle: 'This import leads back here: {{chain}}. Move what both need into a file of its own.',
    },
  },
  create(context) {
    const file = context.filename
    const check = ({ source }) => {
      const imported = typeof source?.value === 'string' && graph.resolve(source.value, file)
      const chain = imported && graph.chain(imported, file)
      if (chain)
        context.report({
          node: source,
          messageId: 'cycle',
          data: { chain: shown([file, ...chain], context.cwd) },
        })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

function shown(chain, cwd) {
  return chain.map((file) => relative(cwd, file)).join(' → ')
}
