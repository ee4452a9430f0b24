import { releaseOf } from './addresses'

/**
 * Returns the release folders that no cached page references, except for the newest of them for each area.
 * @param files URLs in the order in which they were cached
 * @param named folders that cached pages reference
 */
export function staleReleases(files: string[], named: string[]): Set<string> {
  const folders = new Map(
    files.map((file) => releaseOf(new URL(file))).map(({ area, folder }) => [folder, area]),
  )
  const unnamed = [...folders].filter(([folder]) => !named.includes(folder))
  const last = new Map(unnamed.map(([folder, area]) => [area, folder]))
  return new Set(unnamed.filter(([folder, area]) => last.get(area) !== folder).map(([folder]) => folder))
}
