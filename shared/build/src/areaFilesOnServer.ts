import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { pictureFile, PICTURES } from './pictures'
import { areaStyles, STYLE_SHEET } from './styles/areaStyles'

/**
 * Handles imports of style sheets and pictures in an area's server bundle. The imports return the class names
 * and addresses of the browser build. The page that is composed at the release links the style sheets.
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
 * Variable in the scope of server bundles. It holds the path of their release on the site, with a trailing
 * slash.
 */
const RELEASE_URL = '__mcRelease'
