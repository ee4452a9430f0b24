import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { exposeChunk } from '../containerName'
import { takeFrom } from './sharedPackages'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Matches `import("./page.js")` in a script of the bundle, also with a comment inside. */
const IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*(["'`])\.\/([\w.-]+\.js)\1\s*\)/g

/** Returns a JavaScript expression for the function of a container that loads one of its modules. */
const loadOf = (uniqueName: string) => `self.mcLoad_${uniqueName}`

/**
 * Adds the entry of an area to a bundle of modules. The entry is a classic script with the container. The container
 * also loads the modules that are imported dynamically, so that no module runs before the browser has verified it and
 * all its imports.
 *
 * @param onEntry called with the file name of the entry
 */
export function container(uniqueName: string, exposes: string[], onEntry: (file: string) => void): Plugin {
  return {
    name: 'mentor-connect:container',
    generateBundle(_options, bundle) {
      for (const chunk of chunksOf(bundle)) loadByContainer(chunk, uniqueName)
      const source = entryText(uniqueName, exposes, bundle)
      const fileName = `remoteEntry.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      onEntry(fileName)
    },
  }
}

/**
 * Makes the container load the modules that a chunk imports dynamically. @throws for an import that it could not
 * verify
 */
function loadByContainer(chunk: Chunk, uniqueName: string) {
  const found = new Set<string>()
  chunk.code = chunk.code.replace(IMPORT, (_call: string, _quote: string, file: string) => {
    found.add(file)
    return `${loadOf(uniqueName)}("${file}")`
  })
  const others = chunk.dynamicImports.filter((file) => !found.has(file))
  if (others.length > 0)
    throw new Error(
      `${chunk.fileName} imports ${others.join(', ')} in a way that the browser could not verify: write import('./file').`,
    )
}

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')

/** Returns a module with all its static imports and their style sheets, sorted by name. */
export function filesOf(file: string, bundle: Bundle): string[] {
  const modules = withImports(file, bundle)
  const styles = modules.flatMap((one) => [...((bundle[one] as Chunk).viteMetadata?.importedCss ?? [])])
  return [...new Set([...modules, ...styles])].sort()
}

function withImports(file: string, bundle: Bundle, found = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return []
  found.add(file)
  for (const imported of chunk.imports) withImports(imported, bundle, found)
  return [...found]
}

function entryText(uniqueName: string, exposes: string[], bundle: Bundle): string {
  const chunks = chunksOf(bundle)
  const files = chunks.map(({ fileName }) => [fileName, filesOf(fileName, bundle)])
  const modules = exposes.map((expose) => [
    expose,
    chunks.find(({ isEntry, name }) => isEntry && name === exposeChunk(expose.slice(2)))!.fileName,
  ])
  return `var ${uniqueName} = (() => {
const base = document.currentScript.src.replace(/[^/]*$/, '')
const files = ${JSON.stringify(Object.fromEntries(files))}
const modules = ${JSON.stringify(Object.fromEntries(modules))}
const verified = {}
const styled = {}
const failures = {}
let scope
${takeFrom(uniqueName)} = async (name) => {
  const [version] = Object.values(scope[name] || {})
  if (!version) throw new Error('The page does not provide ' + name + '.')
  return (await version.get())()
}
const failure = (address) =>
  Object.assign(new Error('Loading ' + address + ' failed.'), { name: 'ChunkLoadError', request: address, type: 'error' })
// The import that follows uses exactly the bytes that the browser has verified, without another request.
const verify = (address) => verified[address] ||= new Promise((resolve, reject) => {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) throw new Error('This browser cannot verify modules.')
  link.rel = 'modulepreload'
  link.onload = resolve
  link.onerror = () => {
    delete verified[address]
    reject(failure(address))
  }
  // The shell adds the hash when the address is set.
  link.href = address
  document.head.append(link)
})
// Style sheets that the page links are not loaded again.
const isLinked = (address) =>
  [...document.getElementsByTagName('link')].some((one) => one.rel === 'stylesheet' && one.href === address && one.sheet)
const style = (address) => styled[address] ||= new Promise((resolve, reject) => {
  if (isLinked(address)) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.onload = resolve
  link.onerror = () => {
    delete styled[address]
    link.remove()
    reject(failure(address))
  }
  link.href = address
  document.head.append(link)
})
const load = ${loadOf(uniqueName)} = async (file) => {
  // A browser may remember a module that failed by its address.
  const address = base + file + (failures[file] ? '?again=' + failures[file] : '')
  try {
    await Promise.all(
      files[file].map((one) => (one.endsWith('.css') ? style(base + one) : verify(one === file ? address : base + one))),
    )
  } catch (error) {
    failures[file] = (failures[file] || 0) + 1
    throw error
  }
  return import(address)
}
return {
  init: (given) => void (scope = given),
  get: async (expose) => {
    const module = await load(modules[expose])
    return () => module
  },
}
})()
`
}
