import { extname, join } from 'node:path'

/** Whether this package runs from its sources or compiled. */
const ENDING = extname(import.meta.filename)

/** Path of a module of this package that bundlers read, by its path in the package's sources without an ending. */
export const ownFile = (module: string): string => join(import.meta.dirname, module + ENDING)
