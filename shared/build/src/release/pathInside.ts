import { mkdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * Resolves the path of a file inside a folder.
 * @throws if the path is outside of the folder
 */
export function pathInside(dir: string, file: string): string {
  const root = resolve(dir)
  const path = resolve(root, file)
  if (!path.startsWith(root + sep)) throw new Error(`"${file}" is outside of ${root}.`)
  return path
}

/**
 * Resolves the path of a file inside a folder and creates the subfolders between them. The folder itself must exist.
 * @throws if the path is outside of the folder, or the folder does not exist
 */
export function pathInsideForWriting(dir: string, file: string): string {
  const path = pathInside(dir, file)
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
