import { releaseOf } from './addresses'

/**
 * Folders of releases that nothing names, but for the last one of each area.
 * @param files addresses in the order in which they were stored
 */
export function foldersToForget(files: string[], named: string[]): Set<string> {
  const folders = new Map(
    files.map((file) => releaseOf(new URL(file))).map(({ area, folder }) => [folder, area]),
  )
  const unnamed = [...folders].filter(([folder]) => !named.includes(folder))
  const last = new Map(unnamed.map(([folder, area]) => [area, folder]))
  return new Set(unnamed.filter(([folder, area]) => last.get(area) !== folder).map(([folder]) => folder))
}
