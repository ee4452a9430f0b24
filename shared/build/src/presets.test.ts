import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { checkRelease, type Conformance } from './conformance/checkRelease'

const MC_BUILD = join(__dirname, '../bin/mc-build.mjs')
const NODE_MODULES = join(__dirname, '../../../node_modules')

const AREA: Record<string, string> = {
  'package.json': '{ "name": "jobs", "type": "module", "mentorConnect": { "contract": "^2.0.0" } }',
  'area.json': '{ "mounts": [{ "path": "/jobs", "expose": "routes", "frame": "public", "guard": "open" }] }',
  'src/routes.tsx': `import { page } from '@mentor-connect/contract/remote'
    const messages = {
      en: () => import(/* webpackChunkName: "jobs-messages-en" */ './messages/en.json'),
      hi: () => import(/* webpackChunkName: "jobs-messages-hi" */ './messages/hi.json'),
    }
    const routes = [{ id: 'home', index: true, ...page(() => import(/* webpackChunkName: "home" */ './HomePage')) }]
    export default { kind: 'routes', messages, routes }`,
  'src/HomePage.tsx': `import { getCourse } from '@mentor-connect/contract/courses/courses'
    import { useState } from 'react'
    import styled from 'styled-components'
    const Lead = styled.p\`color: red;\`
    export default () => <Lead title={useState(getCourse.path)[0]}>All jobs</Lead>`,
  'src/messages/en.json': '{ "jobs.title": "Jobs" }',
  'src/messages/hi.json': '{ "jobs.title": "नौकरियाँ" }',
}

/** Tool → its configuration file, and the module with its preset. */
const TOOLS: Record<string, [file: string, preset: string]> = {
  webpack: ['webpack.config.ts', 'remote'],
  rspack: ['rspack.config.ts', 'rspack'],
  Vite: ['vite.config.ts', 'vite'],
}

let root: string
const built = new Map<string, Conformance>()

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'presets-'))
  await Promise.all(Object.keys(TOOLS).map(async (tool) => built.set(tool, await build(tool))))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Builds the area as its team does, by a command in its folder. */
async function build(tool: string): Promise<Conformance> {
  const [config, preset] = TOOLS[tool]!
  const dir = join(root, tool)
  const text = `import { remote } from '@mentor-connect/build/${preset}'
    export default remote(import.meta.dirname, { name: 'jobs', exposes: { './routes': './src/routes.tsx' } })`
  for (const [file, content] of Object.entries({ ...AREA, [config]: text })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  symlinkSync(NODE_MODULES, join(dir, 'node_modules'))
  await promisify(execFile)(process.execPath, [MC_BUILD], { cwd: dir })
  return checkRelease(join(dir, 'dist'))
}

describe.each(Object.keys(TOOLS))('built by %s, an area', (tool) => {
  test('conforms to the protocol', () => {
    expect(built.get(tool)!.issues).toEqual([])
  })

  test('states its routes, and what it uses of the packages of the page', () => {
    const { exposes, chunkFiles, members } = built.get(tool)!.description!
    expect(exposes['./routes']).toMatchObject([{ id: 'home', path: '' }])
    expect(chunkFiles?.[exposes['./routes']![0]!.chunk!]).toContainEqual(
      expect.stringMatching(/^home\.|^HomePage\./),
    )
    expect(members).toMatchObject({ react: ['Suspense', 'createElement', 'useState'] })
  })

  test('has a chunk for the messages of each language, which pages preload by its name', () => {
    const names = Object.keys(built.get(tool)!.description!.chunkFiles!)
    for (const locale of ['en', 'hi'])
      expect(names).toContainEqual(expect.stringMatching(new RegExp(`(^|-)messages-${locale}$`)))
  })
})
