import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import webpack from 'webpack'

/** A page whose code is a chunk of its own. */
const ONE_PAGE = {
  'routes.js': `import { createElement, useEffect, useState } from 'react'
function Page() {
  const [text, show] = useState('')
  useEffect(() => {
    import('./page.js').then((page) => show(page.default), (error) => show(error.name))
  }, [])
  return createElement('main', { id: 'main', tabIndex: -1 }, createElement('h1', null, text))
}
const none = async () => ({ default: {} })
export default { kind: 'routes', messages: { en: none, hi: none }, routes: [{ index: true, Component: Page }] }
`,
  'page.js': `export default 'A page of another build'\n`,
}

/** A page of an area that was built for version 1 of the auth contract, as it used it. */
export const OF_CONTRACT_1: ForeignArea = {
  release: 'contract1',
  contract: '^1.0.0',
  shared: { react: '^19.0.0', '@mentor-connect/contract/auth': '^1.0.0' },
  sources: {
    'routes.js': `import { createElement } from 'react'
import { useSession } from '@mentor-connect/contract/auth'
function Page() {
  const { session, signIn, signOut, token } = useSession()
  const { data, account } = session
  const rename = () => signIn('user', { data, account: { ...account, name: 'Asha of version 1' }, token: token() })
  return createElement('main', { id: 'main', tabIndex: -1 },
    createElement('h1', null, 'Version 1 sees ' + (account ? account.name : 'nobody')),
    createElement('button', { onClick: rename }, 'Sign in by version 1'),
    createElement('button', { onClick: () => void signOut() }, 'Sign out by version 1'))
}
const none = async () => ({ default: {} })
export default { kind: 'routes', messages: { en: none, hi: none }, routes: [{ index: true, Component: Page }] }
`,
  },
}

interface ForeignArea {
  /** Id of the release. */
  release: string
  /** Range of the auth contract; default: that of the release that it replaces. */
  contract?: string
  /** Packages that it takes from the shell, with their ranges. */
  shared: Record<string, string>
  sources: Record<string, string>
}

const FOREIGN: ForeignArea = { release: 'foreign', shared: { react: '^19.0.0' }, sources: ONE_PAGE }

/**
 * Builds a remote with nothing of this repository: webpack as it comes, one page, and a description written by hand.
 *
 * @param like the description of the release that it is to replace
 * @returns the folder of the build
 */
export async function foreignBuild(
  dir: string,
  area: string,
  like: object,
  { release, contract, shared, sources: files }: ForeignArea = FOREIGN,
): Promise<string> {
  const [sources, built] = [join(dir, 'sources'), join(dir, 'built')]
  mkdirSync(sources, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(sources, file), text)
  await compile({
    mode: 'production',
    context: sources,
    entry: {},
    output: { path: built, publicPath: 'auto', uniqueName: `foreign_${area}` },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: `mf_${area}`,
        filename: 'entry.js',
        exposes: { './routes': './routes.js' },
        shared: Object.fromEntries(
          Object.entries(shared).map(([name, requiredVersion]) => [
            name,
            { singleton: true, import: false as const, requiredVersion },
          ]),
        ),
      }),
    ],
  })
  for (const file of readdirSync(built)) {
    const content = readFileSync(join(built, file))
    writeFileSync(join(built, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(built, `${file}.gz`), gzipSync(content))
  }
  const described = Object.fromEntries(
    readdirSync(built).map((file) => {
      const content = readFileSync(join(built, file))
      const hash = createHash('sha384').update(content).digest('base64')
      return [file, { bytes: content.length, integrity: `sha384-${hash}` }]
    }),
  )
  const description = {
    ...like,
    release,
    ...(contract && { contract }),
    entry: 'entry.js',
    integrity: described['entry.js']!.integrity,
    shared,
    members: undefined,
    chunks: {},
    chunkFiles: undefined,
    server: undefined,
    files: described,
  }
  writeFileSync(join(built, 'release.json'), JSON.stringify(description))
  return built
}

function compile(configuration: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) =>
    webpack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats!.toString('errors-only')))
      else resolve()
    }),
  )
}
