import { mkdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * The path of a file inside a folder.
 * @throws when the name leads out of it
 */
export function confined(dir: string, file: string): string {
  const root = resolve(dir)
  const path = resolve(root, file)
  if (!path.startsWith(root + sep)) throw new Error(`"${file}" lies outside of ${root}.`)
  return path
}

/**
 * The path of a file inside a folder, whose subfolders are made. The folder itself is not: where it is gone, this fails.
 * @throws when the name leads out of it
 */
export function confinedForWriting(dir: string, file: string): string {
  const path = confined(dir, file)
  let folder = resolve(dir)
  for (const segment of relative(folder, dirname(path)).split(sep).filter(Boolean)) {
    folder = join(folder, segment)
    makeFolder(folder)
  }
  return path
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
