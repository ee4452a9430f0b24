import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { pictureFile, PICTURES } from './pictures'
import { areaStyles, STYLE_SHEET } from './styles/areaStyles'

/**
 * Handles imports of style sheets and pictures in an area's bundle for servers. They give the class names and
 * addresses of the browser build. The style sheets themselves are linked by the page that is composed at the release.
 */
export const areaFilesOnServer = (uniqueName: string): Plugin => ({
  name: 'mentor-connect:area-files',
  setup({ onLoad }) {
    onLoad({ filter: STYLE_SHEET }, async ({ path }) => {
      const { names } = areaStyles({ uniqueName, file: path, css: await readFile(path, 'utf8') })
      return { contents: `export default ${JSON.stringify(names)}`, loader: 'js' }
    })
    onLoad({ filter: PICTURES }, ({ path }) => ({
      contents: `export default ${RELEASE_URL} + ${JSON.stringify(pictureFile(path))}`,
      loader: 'js',
    }))
  },
})

/**
 * Variable that is in scope of the bundles for servers. It holds the path of their release on the site, with a
 * trailing slash.
 */
const RELEASE_URL = '__mcRelease'
