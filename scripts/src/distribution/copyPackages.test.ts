import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPackages } from './copyPackages'
import { MODULES, runtimePackages } from './runtimePackages'

const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-packages-'))
const packages = runtimePackages([])
const isCopied = (file: string) => existsSync(join(folder, file))
const isInstalled = (file: string) => existsSync(join(MODULES, file))

beforeAll(() => copyPackages(packages, folder))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['a source map', 'pdfkit/js/pdfkit.js.map'],
  ['types', 'libsql/types/promise.d.ts'],
  ['a text for people', 'fastify-plugin/README.md'],
  ['a hidden file', 'fastify-plugin/.github'],
  ['tests', 'fastify-plugin/test'],
  ['a build for browsers', 'fontkit/dist/browser.cjs'],
  ['a build for old versions of Node', 'pdfkit/js/pdfkit.old.js'],
  ['a build for modules of a package that is required', 'glob/dist/esm'],
  ['a build that no page loads', '@fastify/swagger-ui/static/swagger-ui.js'],
  ['a build that no program loads', 'harfbuzzjs/dist/harfbuzz-subset.wasm'],
  ['sources beside the build', 'fontkit/src'],
])('%s is left out: %s', (_what, file) => {
  expect({ installed: isInstalled(file), copied: isCopied(file) }).toEqual({ installed: true, copied: false })
})

test.each([
  'fontkit/dist/main.cjs',
  'fontkit/dist/module.mjs',
  'glob/dist/commonjs',
  'harfbuzzjs/dist/harfbuzz.wasm',
  // An entry beside the build loads it.
  'restructure/src',
])('%s is copied', (file) => expect(isCopied(file)).toBe(true))

test('every licence is copied', () => {
  const licences = packages.flatMap(({ path }) =>
    readdirSync(join(MODULES, path))
      .filter((name) => /licen[cs]e|copying|notice/i.test(name))
      .map((name) => join(path, name)),
  )
  expect(licences.length).toBeGreaterThan(50)
  expect(licences.filter((file) => !isCopied(file))).toEqual([])
})
