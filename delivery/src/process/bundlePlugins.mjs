import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A package of hundreds of small modules; the others are not bundled, because they are installed here anyway. */
const BUNDLED_PACKAGE = /^typebox(\/|$)/
const OWN_PACKAGE = /^@mentor-connect\//

/** Our own workspaces are source code: they are bundled. */
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

/** A module that reads files next to its source still finds them. */
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
