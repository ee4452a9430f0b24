import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import webpack from 'webpack'

/** Sources of an area with one page, whose code is a separate chunk. */
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

const REACT = '^19.0.0'

/**
 * Builds a remote without any tool of this repository: with plain webpack, one page, and a description that is written
 * by hand.
 *
 * @param like the description of the release that the build is to replace
 * @returns the folder of the build
 */
export async function foreignBuild(dir: string, area: string, like: object): Promise<string> {
  const [sources, built] = [join(dir, 'sources'), join(dir, 'built')]
  mkdirSync(sources, { recursive: true })
  for (const [file, text] of Object.entries(ONE_PAGE)) writeFileSync(join(sources, file), text)
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
        shared: { react: { singleton: true, import: false, requiredVersion: REACT } },
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
    release: 'foreign',
    entry: 'entry.js',
    integrity: described['entry.js']!.integrity,
    shared: { react: REACT },
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
