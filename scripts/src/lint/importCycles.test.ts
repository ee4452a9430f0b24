import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { importCycles } from './importCycles.mjs'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'import-cycles-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

/** Writes the files, lints one of them, and returns the messages of the rule. */
function messages(files: Record<string, string>, linted = 'src/a.ts'): string[] {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), code)
  }
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { ours: { rules: { 'import-cycles': importCycles } } },
    rules: { 'ours/import-cycles': 'error' as const },
  }
  const found = new Linter({ cwd: dir }).verify(files[linted]!, config, join(dir, linted))
  return found.map(({ message }) => message)
}

test.each([
  ['values', "import { b } from './b'"],
  ['types', "import type { B } from './b'"],
  ['single types', "import { type B } from './b'"],
  ['re-exports', "export { b } from './b'"],
  ['dynamic imports', "void import('./b')"],
  ['an inline type import', "export type B = import('./b').B"],
])('a cycle of %s is refused', (_what, code) => {
  expect(messages({ 'src/a.ts': code, 'src/b.ts': "import type { A } from './a'" })).toEqual([
    expect.stringContaining('src/a.ts → src/b.ts → src/a.ts'),
  ])
})

test('a cycle of several files is reported in full', () => {
  const files = {
    'src/a.ts': "import './folder'",
    'src/folder/index.ts': "import '../c'",
    'src/c.tsx': "import type { A } from './a'",
  }
  expect(messages(files)).toEqual([
    expect.stringContaining('src/a.ts → src/folder/index.ts → src/c.tsx → src/a.ts'),
  ])
})

test('a cycle through the package’s own exports is refused', () => {
  const files = {
    'package.json': JSON.stringify({ name: '@own/shared', exports: { './rules/*': './src/rules/*.ts' } }),
    'src/a.ts': "import '@own/shared/rules/b'",
    'src/rules/b.ts': "import type { A } from '../a'",
  }
  expect(messages(files)).toHaveLength(1)
})

test('one-way imports, packages and missing files are allowed', () => {
  const files = {
    'src/a.ts': "import './b'\nimport 'react'\nimport './missing'",
    'src/b.ts': "import './c'",
    'src/c.ts': '',
  }
  expect(messages(files)).toEqual([])
})
