import { dirname, extname } from 'node:path'

/**
 * Returns groups of files and folders in the same folder whose names, without extension, differ only in
 * letter case. macOS and bundlers confuse them.
 */
export function caseConflicts(files: string[]): string[][] {
  const groups = new Map<string, Set<string>>()
  for (const path of files.flatMap(withFolders)) {
    const name = withoutExtension(path)
    const key = name.toLowerCase()
    groups.set(key, (groups.get(key) ?? new Set()).add(name))
  }
  return [...groups.values()].filter((names) => names.size > 1).map((names) => [...names])
}

/** Returns a path and all folders around it: `a/b/c.ts` → `a/b/c.ts`, `a/b`, `a`. */
function withFolders(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [path] : [path, ...withFolders(folder)]
}

const withoutExtension = (path: string) => path.slice(0, path.length - extname(path).length)
