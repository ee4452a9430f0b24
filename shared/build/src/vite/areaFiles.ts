import { readFile } from 'node:fs/promises'
import type { CSSModulesOptions, Plugin } from 'vite'
import { pictureFile, PICTURES } from '../pictures'
import { areaStyles, refuseStyles, STYLE_SHEET } from '../styles/areaStyles'
import { styleIssues } from '../styles/styleIssues'

/** Options for names that are already scoped and listed by `:export`. */
export const SCOPED_STYLES: CSSModulesOptions = {
  scopeBehaviour: 'global',
  generateScopedName: (name) => name,
}

/** Matches the relative address of a file in a style sheet. */
const OWN_URL = /url\(\s*(["']?)((?![a-z][a-z\d+.-]*:|[/#])[^"')?#\s]+)\1\s*\)/gi

/** Does the same as our webpack configuration for style sheets and pictures. */
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
    // Vite would put the files into the style sheet, because this is a library build.
    return { code: scoped.replace(OWN_URL, 'url("$2?no-inline")'), map: null }
  },
  // Style sheets that are imported by other style sheets are checked here, because Vite reads them without calling
  // plugins.
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'asset' && STYLE_SHEET.test(output.fileName))
        refuseStyles(output.fileName, styleIssues(String(output.source)))
  },
})
