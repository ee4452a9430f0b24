import ts from 'typescript'
import { browserPages } from './browserPages'

const compile = (source: string) =>
  ts
    .transpileModule(source, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        verbatimModuleSyntax: true,
      },
      transformers: { before: [browserPages()] },
    })
    .outputText.trim()

test('how a server renders a page is left out, with what is imported for it', () => {
  expect(
    compile(`
import { publicPage } from '@mentor-connect/contract/remote'
import * as rendering from './rendering'
import { about } from './rendering'
export const home = publicPage(() => import('./Home'), rendering.home, messages)
export const other = publicPage(() => import('./About'), about)`),
  ).toBe(
    `import { publicPage } from '@mentor-connect/contract/remote';
export const home = publicPage(() => import('./Home'), {}, messages);
export const other = publicPage(() => import('./About'), {});`,
  )
})

test('an import that something else uses stays', () => {
  const compiled = compile(`
import { publicPage } from '@mentor-connect/contract/remote'
import { about, title } from './about'
export const page = publicPage(load, about)
document.title = title`)
  expect(compiled).toContain("from './about'")
  expect(compiled).toContain('publicPage(load, {})')
})

test('imports without names and pages without a rendering stay as they are', () => {
  const source = `import { publicPage } from '@mentor-connect/contract/remote';
import './styles';
export const page = publicPage(load);`
  expect(compile(source)).toBe(source)
})
