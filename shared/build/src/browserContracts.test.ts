import ts from 'typescript'
import { browserContracts } from './browserContracts'

const IMPORTS = "import Type from 'typebox'\nimport { endpoint } from './endpoint'\n"

/** Compiles the code and removes the import of `endpoint`. */
function compile(source: string) {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
    transformers: { before: [browserContracts()] },
  })
  return outputText
    .replace(/^import \{ endpoint \}.*\n/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

test('an endpoint keeps what browsers read, and may be left out', () => {
  const declared = `export const save = endpoint({
    method: 'POST', path: '/save', access: 'user', owner: 'body.userId', rateLimit: 'auth', summary: 'Saves.',
    files: { picture: PICTURE }, body: Type.Object({ userId: Id }), reply: Empty,
  })`
  expect(compile(IMPORTS + declared)).toBe(
    "export const save = /*#__PURE__*/ endpoint({ method: 'POST', path: '/save', access: 'user', files: { picture: PICTURE } });",
  )
})

test('schemas are empty, and what builds them is not imported', () => {
  expect(compile(`${IMPORTS}export const Name = Type.String({ maxLength: LIMIT })`)).toBe(
    'export const Name = { properties: {} };',
  )
  expect(compile(`${IMPORTS}export const list = (item) => Type.Array(item)`)).toBe(
    'export const list = (item) => ({ properties: {} });',
  )
  expect(compile(`${IMPORTS}const frame = (fields: Parameters<typeof Type.Object>[0]) => fields`)).toBe(
    'const frame = (fields) => fields;',
  )
})

test('the builder stays imported where code uses it otherwise', () => {
  expect(compile(`${IMPORTS}export const builder = Type`)).toBe(
    "import Type from 'typebox'; export const builder = Type;",
  )
})

test('what is put together of other parts may be left out', () => {
  expect(compile(`${IMPORTS}const course = { ...texts(), id: Type.String() }`)).toBe(
    'const course = /*#__PURE__*/ (() => ({ ...texts(), id: { properties: {} } }))();',
  )
})

test('other values of a contract stay as they are', () => {
  const value = 'export const CODES = Object.values(codes);'
  expect(compile(IMPORTS + value)).toBe(value)
})

test('modules that declare no contract stay as they are', () => {
  const code = "export const a = endpoint({ summary: 'a' });"
  expect(compile(code)).toBe(code)
})
