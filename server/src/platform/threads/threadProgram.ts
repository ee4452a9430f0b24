import { createRequire } from 'node:module'

/**
 * The file of a program that another one loads, such as that of a thread: TypeScript next to the source of the module that starts it, JavaScript next to its
 * bundle.
 *
 * @param from `import.meta.url` of that module
 */
export function threadProgram(from: string, name: string): string {
  const resolve = createRequire(from).resolve
  return resolve(`./${name}.${from.endsWith('.mjs') ? 'mjs' : 'ts'}`)
}
