import { extname, join } from 'node:path'

/** File extension of this package's modules, which differs between sources and compiled code. */
const ENDING = extname(import.meta.filename)

/**
 * Returns the path of a module of this package for a bundler to read. @param module path in the package's
 * sources, without extension
 */
export const ownFile = (module: string): string => join(import.meta.dirname, module + ENDING)
