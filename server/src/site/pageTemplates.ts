import { PAGE_PARAMETERS_MAX } from '@mentor-connect/contract/site/pageFiles'

export interface PageFiles {
  /** The English page's file, which names the page. */
  file: string
  /** The composed page in the language of the answer, or the English one if there is none. */
  composed: string
}

/** Addresses that can have a page, besides the home page. */
const PAGE_PATH = /^(\/[A-Za-z0-9_-]+)+$/

/** The file of a page of its own. @param path the English path, without query */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Longer addresses have no page of their own. */
const SEGMENTS_MAX = 6

/**
 * Files of the composed pages that an address may have, by precedence: `/resource/42` has the page `resource/42.html`,
 * otherwise that of all resources, `resource/_.html`. The first segment names an area, so it is never a parameter.
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

/** Which segments may be parameters: fewer before more, later before earlier. */
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
