import { readFile } from 'node:fs/promises'
import type { CSSModulesOptions, Plugin } from 'vite'
import { pictureFile, PICTURES } from '../pictures'
import { areaStyles, refuseStyles, STYLE_SHEET } from '../styles/areaStyles'
import { styleIssues } from '../styles/styleIssues'

/** The names are scoped already, and listed by `:export`. */
export const SCOPED_STYLES: CSSModulesOptions = {
  scopeBehaviour: 'global',
  generateScopedName: (name) => name,
}

/** The address of a file in a style sheet, relative to it. */
const OWN_URL = /url\(\s*(["']?)((?![a-z][a-z\d+.-]*:|[/#])[^"')?#\s]+)\1\s*\)/gi

/** The rules of our webpack configuration for style sheets and pictures. */
export const areaFiles = (uniqueName: string): Plugin => ({
  name: 'mentor-connect:area-files',
  enforce: 'pre',
  async load(id) {
    if (!PICTURES.test(id)) return undefined
    const reference = this.emitFile({ type: 'asset', fileName: pictureFile(id), source: await readFile(id) })
    return { code: `export default import.meta.ROLLUP_FILE_URL_${reference}`, moduleSideEffects: false }
  },
  transform(css, id) {
    if (!STYLE_SHEET.test(id)) return undefined
    const { css: scoped } = areaStyles({ uniqueName, file: id, css })
    // By itself Vite puts the files into the style sheet, because the build is one of a library.
    return { code: scoped.replace(OWN_URL, 'url("$2?no-inline")'), map: null }
  },
  // Vite reads what a style sheet imports without asking plugins.
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'asset' && STYLE_SHEET.test(output.fileName))
        refuseStyles(output.fileName, styleIssues(String(output.source)))
  },
})
