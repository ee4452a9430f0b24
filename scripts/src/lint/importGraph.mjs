// This file is plain JavaScript, because eslint.config.mjs imports it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import ts from 'typescript'

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx']
/** Lifetime of the cache in ms. It is short because an editor keeps the linter running while files change. */
const FRESH_MS = 5_000

/** The import graph of this repository's files, read on demand. Type imports count; imports of packages do not. */
export class ImportGraph {
  #imports = new Map()
  /** Files known to be free of cycles: no chain of imports leads from them back to themselves. */
  #free = new Set()
  #doors = new Map()
  #readAt = 0

  /** Returns the files that a file imports. */
  importsOf(file) {
    this.#forgetOld()
    const known = this.#imports.get(file)
    if (known) return known
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
    const found = new Set(importedFiles.map(({ fileName }) => this.resolve(fileName, file)).filter(Boolean))
    this.#imports.set(file, found)
    return found
  }

  /** Returns the file of this repository that an import leads to; undefined for a package. */
  resolve(name, importer) {
    const path = name.startsWith('.') ? join(dirname(importer), name) : this.#ownDoor(name, importer)
    if (!path) return undefined
    return ENDINGS.map((ending) => path + ending).find((file) => SOURCE.test(file) && existsSync(file))
  }

  /**
   * Returns the shortest chain of imports from one file to another, including both; undefined if there is
   * none.
   */
  chain(from, to) {
    if (this.importsOf(to).has(from) && this.#isFree(from)) return undefined
    const cameFrom = new Map([[from, undefined]])
    for (const file of cameFrom.keys()) {
      if (file === to) return backFrom(to, cameFrom)
      for (const next of this.importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file)
    }
    return undefined
  }

  /**
   * True if a file is free of cycles. The result is stored, so that each import is followed only once for all
   * files.
   */
  #isFree(file, chain = new Set()) {
    if (this.#free.has(file)) return true
    if (chain.has(file)) return false
    chain.add(file)
    const isFree = [...this.importsOf(file)].every((next) => this.#isFree(next, chain))
    chain.delete(file)
    if (isFree) this.#free.add(file)
    return isFree
  }

  /**
   * Returns the file that a workspace exports under this name, if the importer belongs to the same workspace.
   * Imports of other workspaces need not be followed, because lint forbids two workspaces to import each
   * other.
   */
  #ownDoor(name, importer) {
    const workspace = this.#workspaceOf(dirname(importer))
    if (!workspace || !name.startsWith(`${workspace.name}/`)) return undefined
    const door = `.${name.slice(workspace.name.length)}`
    for (const [pattern, target] of Object.entries(workspace.exports)) {
      const [start, end] = pattern.split('*')
      if (pattern === door) return join(workspace.dir, target)
      if (end !== undefined && door.startsWith(start) && door.endsWith(end))
        return join(workspace.dir, target.replace('*', door.slice(start.length, door.length - end.length)))
    }
    return undefined
  }

  #workspaceOf(dir) {
    if (!this.#doors.has(dir)) this.#doors.set(dir, readWorkspace(dir) ?? this.#above(dir))
    return this.#doors.get(dir)
  }

  #above(dir) {
    return dirname(dir) === dir ? undefined : this.#workspaceOf(dirname(dir))
  }

  #forgetOld() {
    if (Date.now() - this.#readAt < FRESH_MS) return
    this.#imports.clear()
    this.#free.clear()
    this.#readAt = Date.now()
  }
}

const SOURCE = /\.(ts|tsx|mts|mjs)$/

function readWorkspace(dir) {
  const file = join(dir, 'package.json')
  if (!existsSync(file) || dir.includes(`${sep}node_modules${sep}`)) return undefined
  const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8'))
  return { dir, name, exports }
}

function backFrom(file, cameFrom) {
  const chain = []
  for (let at = file; at !== undefined; at = cameFrom.get(at)) chain.unshift(at)
  return chain
}
