import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { checkRelease, type Conformance } from './conformance/checkRelease'

const MC_BUILD = join(__dirname, '../bin/mc-build.mjs')
const NODE_MODULES = join(__dirname, '../../../node_modules')

const AREA: Record<string, string> = {
  'package.json': '{ "name": "jobs", "type": "module", "mentorConnect": { "contract": "^2.0.0" } }',
  'area.json': '{ "mounts": [{ "path": "/jobs", "expose": "routes", "frame": "public", "guard": "open" }] }',
  'src/routes.tsx': `import { publicPage } from '@mentor-connect/contract/remote'
    const messages = {
      en: () => import(/* webpackChunkName: "jobs-messages-en" */ './messages/en.json'),
      hi: () => import(/* webpackChunkName: "jobs-messages-hi" */ './messages/hi.json'),
    }
    const routes = [{ id: 'home', index: true, ...publicPage(() => import(/* webpackChunkName: "home" */ './HomePage')) }]
    export default { kind: 'routes', messages, routes }`,
  'src/HomePage.tsx': `import { getCourse } from '@mentor-connect/contract/courses/courses'
    import { useState } from 'react'
    import styled from 'styled-components'
    import styles from './home.module.css'
    import logo from './logo.svg'
    import './picker.css'
    const Lead = styled.p\`color: red;\`
    export default () => <Lead className={styles.card} title={useState(getCourse.path)[0]}><img src={logo} /></Lead>`,
  'src/home.module.css':
    '.card { background: url("./back.svg"); animation: turn 1s } @keyframes turn { to { rotate: 1turn } }',
  'src/picker.css': '.picker td { color: red }',
  'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/back.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>',
  'src/messages/en.json': '{ "jobs.title": "Jobs" }',
  'src/messages/hi.json': '{ "jobs.title": "नौकरियाँ" }',
}

/** A plugin that adds a file to the release, as a team would. */
const OF_WEBPACK = `{ apply: (compiler) => compiler.hooks.thisCompilation.tap('team', (compilation) =>
  compilation.emitAsset('team.txt', new compiler.webpack.sources.RawSource('ours'))) }`
const CONFIGURE = `configure: (config) => ({ ...config, plugins: [...config.plugins, ${OF_WEBPACK}] })`

/**
 * Tool → its configuration file, the module with its preset, and the option through which a team adds to the
 * configuration.
 */
const TOOLS: Record<string, [file: string, preset: string, added: string]> = {
  webpack: ['webpack.config.ts', 'remote', CONFIGURE],
  rspack: ['rspack.config.ts', 'rspack', CONFIGURE],
  Vite: [
    'vite.config.ts',
    'vite',
    `plugins: [{ name: 'team', generateBundle() { this.emitFile({ type: 'asset', fileName: 'team.txt', source: 'ours' }) } }]`,
  ],
}

let root: string
const built = new Map<string, Conformance & { dir: string }>()

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'presets-'))
  await Promise.all(Object.keys(TOOLS).map(async (tool) => built.set(tool, await build(tool))))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Builds the area as its team does, with a command in the area's folder. */
async function build(tool: string) {
  const dir = await run(tool, tool, AREA)
  return { dir, ...(await checkRelease(dir)) }
}

/** @returns the folder with the release */
async function run(tool: string, folder: string, files: Record<string, string>): Promise<string> {
  const [config, preset, added] = TOOLS[tool]!
  const dir = join(root, folder)
  const text = `import { remote } from '@mentor-connect/build/${preset}'
    export default remote(import.meta.dirname, { name: 'jobs', exposes: { './routes': './src/routes.tsx' }, ${added} })`
  for (const [file, content] of Object.entries({ ...files, [config]: text })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  symlinkSync(NODE_MODULES, join(dir, 'node_modules'))
  await promisify(execFile)(process.execPath, [MC_BUILD], { cwd: dir })
  return join(dir, 'dist')
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

  test('has the style sheets of a page beside its script, with the files that they name', () => {
    const { dir, description } = built.get(tool)!
    const { chunkFiles, exposes, files } = description!
    const [style] = chunkFiles![exposes['./routes']![0]!.chunk!]!.filter((file) => file.endsWith('.css'))
    const css = readFileSync(join(dir, style!), 'utf8')
    expect(css).toMatch(/\.mf_jobs_card_\w{8} ?\{.*mf_jobs_turn_\w{8}/s)
    expect(css).toMatch(/\.picker td ?\{/)
    const [, named] = /url\(["']?(?:\.\/)?(back\.[\w-]+\.svg)/.exec(css)!
    expect(Object.keys(files)).toContain(named)
  })

  test('names classes and pictures on a server as in the browser', () => {
    const { dir, description } = built.get(tool)!
    const { chunks, exposes, files, server } = description!
    const script = readFileSync(join(dir, chunks[exposes['./routes']![0]!.chunk!]!), 'utf8')
    const onServer = readFileSync(join(dir, server!), 'utf8')
    for (const name of [/mf_jobs_card_\w{8}/, /logo\.\w{8}\.svg/])
      expect(name.exec(script)?.[0]).toBe(name.exec(onServer)?.[0])
    expect(Object.keys(files)).toContain(/logo\.\w{8}\.svg/.exec(onServer)?.[0])
  })

  test('contains what its team adds to the build', () => {
    expect(Object.keys(built.get(tool)!.description!.files)).toContain('team.txt')
  })

  test('is refused with a style that applies to the whole page', async () => {
    const styles = { 'src/picker.css': '.picker td { color: red }\n\nbody { margin: 0 }' }
    await expect(run(tool, `${tool}-of-the-page`, { ...AREA, ...styles })).rejects.toThrow(
      /src\/picker\.css:3: "body" applies to the whole page: name a class/,
    )
  })

  test('has a chunk for the messages of each language, which pages preload by its name', () => {
    const names = Object.keys(built.get(tool)!.description!.chunkFiles!)
    for (const locale of ['en', 'hi'])
      expect(names).toContainEqual(expect.stringMatching(new RegExp(`(^|-)messages-${locale}$`)))
  })
})
