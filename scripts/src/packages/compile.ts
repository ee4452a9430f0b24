import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { styledIds } from '@mentor-connect/build/styledIds'
import ts from 'typescript'
import { ownPackages, sourcesOf, type OwnPackage } from './ownPackages'

/** Matches a relative import, including a comment for the bundler if there is one. */
const RELATIVE = /((?:\bfrom|\bimport)\s*(?:\(\s*(?:\/\*.*?\*\/\s*)?)?)(["'])(\.{1,2}(?:\/[^"']*)?)\2/g

/**
 * Compiles the sources of all packages to ES modules with types and source maps, one file for each source: `src/x.ts`
 * of a package becomes `dist/x.js` and `dist/x.d.ts` in its output folder.
 *
 * @throws if the sources have errors
 */
export function compilePackages(config: string): void {
  const packages = ownPackages()
  const options: ts.CompilerOptions = {
    ...readOptions(config),
    noEmit: false,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    // TypeScript requires a folder, but does not write there: `write` decides where each file goes.
    outDir: join(dirname(config), 'compiled'),
    rootDir: commonFolder(packages),
  }
  const program = ts.createProgram(
    packages.flatMap((own) => sourcesOf(own).filter((file) => /\.tsx?$/.test(file))),
    options,
  )
  const { diagnostics } = program.emit(undefined, write, undefined, false, { before: [styledIds()] })
  const errors = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, HOST))

  function write(file: string, text: string) {
    const [name = '', , ...inner] = relative(options.outDir!, file).split('/')
    const own = packages.find(({ folder }) => folder === name)
    if (!own || file.endsWith('.json')) return
    const source = join(own.dir, 'src', ...inner)
    const target = join(own.outDir, 'dist', ...inner)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, file.endsWith('.map') ? withSource(text, own, target) : withEndings(text, source))
  }
}

function readOptions(config: string): ts.CompilerOptions {
  const { config: json, error } = ts.readConfigFile(config, (file) => ts.sys.readFile(file))
  if (error) throw new Error(ts.formatDiagnostic(error, HOST))
  return ts.parseJsonConfigFileContent(json, { ...ts.sys, readDirectory: () => [] }, dirname(config)).options
}

/**
 * Completes the paths of relative imports, because Node and browsers need whole file names. Imports of
 * messages lead to compiled modules.
 */
function withEndings(text: string, file: string): string {
  return text.replace(RELATIVE, (_whole, head: string, quote: string, request: string) => {
    const path = join(dirname(file), request)
    const isModule = ['.ts', '.tsx'].some((ending) => existsSync(path + ending))
    const isFolder = existsSync(join(path, 'index.ts'))
    const complete = isModule ? `${request}.js` : isFolder ? `${request}/index.js` : request
    return head + quote + complete.replace(/\.json$/, '.js') + quote
  })
}

/**
 * Corrects the source paths of a source map, because the sources are published next to the compiled files.
 */
function withSource(text: string, own: OwnPackage, target: string): string {
  const map = JSON.parse(text) as { sources: string[] }
  const sources = map.sources.map((source) => {
    const inner = source.slice(source.indexOf(`${own.folder}/src/`) + own.folder.length + 1)
    return relative(dirname(target), join(own.outDir, inner))
  })
  return JSON.stringify({ ...map, sources })
}

const commonFolder = ([first]: OwnPackage[]) => dirname(first!.dir)

const HOST: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
}
