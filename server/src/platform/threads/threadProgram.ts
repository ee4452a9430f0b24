import { createRequire } from 'node:module'

/**
 * Returns the path of a program that a module starts, such as a thread: a TypeScript file next to the source
 * of the module, or a JavaScript file next to its bundle.
 *
 * @param from `import.meta.url` of that module
 */
export function threadProgram(from: string, name: string): string {
  const resolve = createRequire(from).resolve
  return resolve(`./${name}.${from.endsWith('.mjs') ? 'mjs' : 'ts'}`)
}
