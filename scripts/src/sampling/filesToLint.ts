import { TURNS } from './turns'

const LINTED = /\.(tsx?|m[jt]s|c?js)$/
/** Matches code that can change the result of lint for files that have not changed themselves. */
const BEHIND_ALL =
  /^(eslint\.config\.mjs|scripts\/src\/lint\/|(.*\/)?package\.json|package-lock\.json|tsconfig\.json)/

/**
 * Returns the files to lint: those that have changed, and a sixth of the others in turn. The result of lint
 * for a file depends on the file itself and on its imports. A new cycle of imports is found in the changed
 * file that closes it.
 *
 * @param files the files of the repository; like `changed`, paths from the root
 * @param run.turn undefined if nothing is sampled
 */
export function filesToLint(
  files: string[],
  { turn, changed }: { turn: number | undefined; changed: string[] },
): string[] {
  const linted = files.filter((file) => LINTED.test(file)).sort()
  if (turn === undefined || changed.some((file) => BEHIND_ALL.test(file))) return linted
  return linted.filter((file, index) => index % TURNS === turn || changed.includes(file))
}
