import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { styledIds } from './styledIds'

const REPOSITORY = join(__dirname, '../../..')
const IMPORT = "import styled from 'styled-components'\n"

function compile(file: string, source: string, { root = '/one', displayNames = false } = {}) {
  return ts.transpileModule(source, {
    fileName: join(root, file),
    compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, verbatimModuleSyntax: true },
    transformers: { before: [styledIds({ nameOf: (name) => relative(root, name), displayNames })] },
  }).outputText
}

const idsOf = (code: string) => [...code.matchAll(/componentId: "(\w+)"/g)].map(([, id]) => id)
const idOf = (file: string, source: string, root?: string) =>
  idsOf(compile(file, IMPORT + source, { root }))[0]

test.each([
  'styled.p`margin: 0;`',
  'styled.p<{ $wide: boolean }>`margin: ${({ $wide }) => ($wide ? 1 : 0)}`',
  'styled(Base)`margin: 0;`',
  'styled.p.attrs({ role: "note" })<{ $wide: boolean }>`margin: 0;`',
  'styled(Base).attrs<Props>(propsOf)`margin: 0;`',
])('%s gets an id', (definition) => {
  const code = compile('shared/Card.tsx', `${IMPORT}export const Card = ${definition}`)
  expect(code).toMatch(/\.withConfig\(\{ componentId: "s\w+" \}\) `margin/)
})

test('the id depends on the file and the name only', () => {
  const id = idOf('shared/Card.tsx', 'const Card = styled.p`margin: 0;`')
  expect(id).toMatch(/^s[a-z0-9]{1,7}$/)
  expect(idOf('shared/Card.tsx', 'const Card = styled.p`margin: 0;`', '/another/folder')).toBe(id)
  expect(idOf('shared/Card.tsx', '\n\nconst Card = styled(Base)`margin: 1px;`')).toBe(id)
  expect(idOf('shared/Box.tsx', 'const Card = styled.p`margin: 0;`')).not.toBe(id)
  expect(idOf('shared/Card.tsx', 'const Box = styled.p`margin: 0;`')).not.toBe(id)
})

test('in development the name of the component is set too', () => {
  const code = compile('shared/Card.tsx', `${IMPORT}const Card = styled.p\`margin: 0;\``, {
    displayNames: true,
  })
  expect(code).toContain('displayName: "Card", componentId')
})

test('other templates stay as they are', () => {
  const code = compile('shared/Card.tsx', `${IMPORT}const fade = keyframes\`from { opacity: 0; }\`\nstyled.p`)
  expect(code).not.toContain('withConfig')
})

test.each([
  ['without a constant', 'export default styled.p`margin: 0;`'],
  [
    'with the name of another one',
    'const a = () => { const A = styled.p`` }\nconst b = () => { const A = styled.b`` }',
  ],
])('a component %s is refused', (_case, source) => {
  expect(() => compile('shared/Card.tsx', IMPORT + source)).toThrow(/^shared\/Card\.tsx: give each styled/)
})

test('all ids of the repository differ', () => {
  const ids = styledFiles().flatMap((file) =>
    idsOf(compile(file, readFileSync(join(REPOSITORY, file), 'utf8'), { root: REPOSITORY })),
  )
  expect(ids.length).toBeGreaterThan(100)
  expect(ids).toHaveLength(new Set(ids).size)
})

/** Returns the source files of all workspaces that import styled-components. */
function styledFiles(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  return workspaces
    .flatMap((name) =>
      readdirSync(join(REPOSITORY, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(name, 'src', file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(join(REPOSITORY, file), 'utf8').includes("'styled-components'"))
}
