import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const MC_BUILD = join(__dirname, '../../bin/mc-build.mjs')
const NODE_MODULES = join(__dirname, '../../../../node_modules')

const AREA: Record<string, string> = {
  'package.json': `{ "name": "jobs", "type": "module", "browser": { "fs": false },
    "mentorConnect": { "contract": "^2.0.0" } }`,
  'area.json': '{ "mounts": [{ "path": "/jobs", "expose": "routes", "frame": "public", "guard": "open" }] }',
  'webpack.config.ts': `import { remote } from '@mentor-connect/build/remote'
    export default remote(import.meta.dirname, { name: 'jobs', exposes: { './routes': './src/routes.tsx' } })`,
  'src/routes.tsx': `import { page, publicPage } from '@mentor-connect/contract/remote'
    const messages = { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') }
    const routes = [
      { id: 'home', index: true, ...publicPage({}), ...page(() => import(/* webpackChunkName: "home" */ './HomePage')) },
    ]
    export default { kind: 'routes', messages, routes }`,
  'src/HomePage.tsx': `import { getCourse } from '@mentor-connect/contract/courses/courses'
    import styled from 'styled-components'
    import satisfies from 'semver/functions/satisfies'
    import * as files from 'fs'
    const Lead = styled.p\`color: red;\`
    export default () => <Lead title={getCourse.path + Object.keys(files).length}>{satisfies('1.2.3', '^1.0.0') && 'All jobs'}</Lead>`,
  'src/messages/en.json': '{ "jobs.title": "Jobs" }',
  'src/messages/hi.json': '{ "jobs.title": "नौकरियाँ" }',
}

let root: string
/** The files of the release that was built in each folder, by name. */
let first: Map<string, string>
let elsewhere: Map<string, string>

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'reproducible-'))
  // The second folder has a different depth, so that every path to the packages differs, and contains more files,
  // none of which the area uses.
  ;[first, elsewhere] = await Promise.all([
    build('first', AREA),
    build('other/place/second', {
      ...AREA,
      'package-lock.json': '{ "lockfileVersion": 3 }',
      'src/unused.ts': 'export const unused = 1',
    }),
  ])
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function build(folder: string, files: Record<string, string>): Promise<Map<string, string>> {
  const dir = join(root, folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  mkdirSync(join(dir, 'node_modules'))
  for (const name of readdirSync(NODE_MODULES).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(NODE_MODULES, name), join(dir, 'node_modules', name))
  await promisify(execFile)(process.execPath, [MC_BUILD], { cwd: dir })
  const built = readdirSync(join(dir, 'dist'), { recursive: true, withFileTypes: true })
  return new Map(
    built
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(join(dir, 'dist').length + 1), readFileSync(path, 'latin1')]),
  )
}

test('the same area in another folder, with other files that it does not use, is the same release byte by byte', () => {
  expect([...elsewhere.keys()]).toEqual([...first.keys()])
  const different = [...first.keys()].filter((file) => first.get(file) !== elsewhere.get(file))
  expect(different).toEqual([])
  expect(JSON.parse(first.get('release.json')!)).toMatchObject({
    area: 'jobs',
    release: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
  })
})

test('no file names the folder in which it was built', () => {
  const named = [...first].filter(([, text]) => text.includes('reproducible-') || text.includes(NODE_MODULES))
  expect(named.map(([file]) => file)).toEqual([])
})

test('the build has what depends on paths: pages for servers, chunks, packages in CommonJS, modules left out', () => {
  expect(first.get('server/pages.cjs')).toMatch(/__commonJS\(\{"semver\/functions\/satisfies\.js"/)
  expect([...first.keys()].join()).toMatch(/home\.[0-9a-f]{8}\.js/)
})
