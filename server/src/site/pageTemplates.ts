import { PAGE_PARAMETERS_MAX } from '@mentor-connect/contract/site/pageFiles'

export interface PageFiles {
  /** File of the English page, which identifies the page in all languages. */
  file: string
  /**
   * File of the composed page in the language of the response, or of the English page if there is none in
   * that language.
   */
  composed: string
}

/** Matches the addresses, other than the home page, that can have a page. */
const PAGE_PATH = /^(\/[A-Za-z0-9_-]+)+$/

/**
 * Returns the file of the composed page that belongs to only this address. `path` is the English path,
 * without query.
 */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Maximum number of segments of an address that can have a page. */
const SEGMENTS_MAX = 6

/**
 * Returns the files of the composed pages that an address may have, in order of precedence: for
 * `/resource/42` first `resource/42.html`, then the page of all resources, `resource/_.html`. The first
 * segment names an area, so it is never a parameter.
 *
 * @param path the English path, without query
 */
export function templatesOf(path: string): string[] {
  if (path === '/') return [pageFile(path)]
  const segments = path.slice(1).split('/')
  if (!PAGE_PATH.test(path) || segments.length > SEGMENTS_MAX) return []
  return [[], ...parametersOf(segments.length)].map((open) =>
    pageFile(`/${segments.map((segment, at) => (open.includes(at) ? '_' : segment)).join('/')}`),
  )
}

/**
 * Returns the sets of segments (by index) that may be parameters, in order of precedence: smaller sets first,
 * then sets of later segments.
 */
function parametersOf(length: number): number[][] {
  const places = Array.from({ length: length - 1 }, (_, index) => length - 1 - index)
  const sets: number[][][] = [[[]]]
  for (let size = 1; size <= PAGE_PARAMETERS_MAX; size += 1)
    sets.push(
      sets[size - 1]!.flatMap((set) =>
        places.filter((place) => set.every((other) => place < other)).map((place) => [...set, place]),
      ),
    )
  return sets.slice(1).flat()
}
