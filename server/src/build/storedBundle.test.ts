import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeBundle, storedBundle } from './storedBundle.mjs'

let root: string
let record: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stored-bundle-'))
  record = join(root, 'dist', 'bundle.json')
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'main.ts'), 'now')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const store = (began: number) =>
  storeBundle(root, record, { files: [{ path: 'main.mjs', contents: 'then' }], inputs: ['main.ts'], began })

it('is used again', () => {
  const folder = store(Infinity)
  expect(storedBundle(root, record)).toBe(folder)
})

it('is not used again if a file was saved while it was made', () => {
  store(0)
  expect(storedBundle(root, record)).toBeUndefined()
})
