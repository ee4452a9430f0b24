import { basename } from 'node:path'

const HOOK = /^use[A-Z]/
const COMPONENT = /^[A-Z][a-z]/

/** Suffixes of the server's files, as in `courses.repo.ts`. A new suffix requires a decision and is added here. */
const SERVER_SUFFIXES = [
  'jobs',
  'mails',
  'metrics',
  'policy',
  'query',
  'repo',
  'routes',
  'schema',
  'service',
  'store',
  'vendor',
]
const SERVER_FILE = new RegExp(`^[\\w-]+(\\.(${SERVER_SUFFIXES.join('|')}))?(\\.test|\\.d)?\\.m?ts$`)

/** Requires that a file of the server has either no suffix or one of the list. */
export const serverSuffixes = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { suffix: `"{{name}}" has an unknown suffix. Known: ${SERVER_SUFFIXES.join(', ')}, test.` },
  },
  create(context) {
    const name = basename(context.filename)
    return {
      Program(node) {
        if (!SERVER_FILE.test(name)) context.report({ node, messageId: 'suffix', data: { name } })
      },
    }
  },
}

/** Requires that a file which exports a hook or a component has the name of that hook or component. */
export const clientFileNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      hook: 'The hook {{name}} belongs into a file named as a hook: {{name}}.ts.',
      noHook: 'A file named as a hook exports one.',
      component: 'The component {{name}} belongs into a file named as a component: {{name}}.tsx.',
    },
  },
  create(context) {
    const file = basename(context.filename)
    const stem = file.slice(0, file.indexOf('.'))
    const exported = []
    return {
      'ExportNamedDeclaration > FunctionDeclaration': ({ id }) => exported.push(id),
      'ExportDefaultDeclaration > FunctionDeclaration[id]': ({ id }) => exported.push(id),
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator': ({ id, init }) => {
        if (HOOK.test(id.name) || init?.type === 'ArrowFunctionExpression') exported.push(id)
      },
      'Program:exit'(program) {
        const report = (node, messageId) => context.report({ node, messageId, data: { name: node.name } })
        const hooks = exported.filter(({ name }) => HOOK.test(name))
        const isComponentFile = file.endsWith('.tsx')
        if (HOOK.test(stem)) {
          if (hooks.length === 0) report(program, 'noHook')
        } else for (const hook of hooks) report(hook, 'hook')
        if (isComponentFile && !COMPONENT.test(stem))
          for (const id of exported.filter(({ name }) => COMPONENT.test(name))) report(id, 'component')
      },
    }
  },
}
