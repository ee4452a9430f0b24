import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The only npm package that is bundled, because it consists of hundreds of small modules. The others are loaded from
 * node_modules.
 */
const BUNDLED_PACKAGE = /^typebox(\/|$)/
const OWN_PACKAGE = /^@mentor-connect\//

/** Keeps npm packages out of the bundle. The workspaces of this repository are source code and are bundled. */
export const packagesStayOutside = {
  name: 'packages stay outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || OWN_PACKAGE.test(path) || BUNDLED_PACKAGE.test(path)
        ? undefined
        : { external: true },
    )
  },
}

/**
 * Replaces `import.meta` paths by those of the source file, so that a bundled module finds the files next to
 * its source.
 */
export const modulesKnowTheirSource = {
  name: 'modules know their source',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!source.includes('import.meta.')) return undefined
      const contents = source
        .replaceAll('import.meta.dirname', () => JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', () => JSON.stringify(path))
        .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
