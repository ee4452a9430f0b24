import ts from 'typescript'
import type { Plugin } from 'vite'
import { browserContracts, COMPILED_CONTRACT } from '../browserContracts'
import { browserPages } from '../browserPages'
import { compileCatalogue } from '../compileCatalogue.cjs'
import { styledIds } from '../styledIds'

const SOURCE = /\.tsx?$/
/** Matches a file with the messages of a package in one language. */
export const CATALOGUE = /[\\/]messages[\\/](en|hi)\.json$/

/**
 * Does the same as our webpack configuration for sources: ids for styled components, reduced contracts, compiled
 * messages.
 */
export const areaSources = (): Plugin => ({
  name: 'mentor-connect:area-sources',
  enforce: 'pre',
  transform(code, id) {
    const file = id.replace(/\?.*$/, '')
    if (CATALOGUE.test(file)) return { code: compileCatalogue(code), map: null }
    if (SOURCE.test(file))
      return { code: compiled(code, file, [browserContracts(), browserPages(), styledIds()]), map: null }
    if (COMPILED_CONTRACT.test(file)) return { code: compiled(code, file, [browserContracts()]), map: null }
    return undefined
  },
})

function compiled(code: string, fileName: string, before: ts.TransformerFactory<ts.SourceFile>[]): string {
  return ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      allowJs: true,
    },
    transformers: { before },
  }).outputText
}
