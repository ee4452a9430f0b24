import { RESUME_PAGES_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import type { ResumeFit, ResumeList } from '@mentor-connect/contract/work/resume'
import type { Resume } from '@mentor-connect/contract/work/resumeRules'
import { latestFirst } from '@mentor-connect/contract/work/timelineRules'
import type { Edition } from './edition'
import { linesOf } from './lines'
import { paginate, type PlacedLine } from './pages'
import { resumeTree } from './resumeTree'
import type { Group } from './tree'
import { createWidths } from './widths'

/** Sizes of the text in points. Smaller ones are hard to read. */
const SIZES = [10.5, 10, 9.5] as const
const SMALLEST = 9.5

interface FittedResume extends Pick<ResumeFit, 'pages' | 'leftOut'> {
  tree: Group
  lines: PlacedLine[]
}

/**
 * Sets a résumé on as few pages as possible, and then at the largest size that fits. If it has too many pages
 * even at the smallest size, entries are left out one by one until it fits.
 */
export function fitResume(resume: Resume, edition: Edition): FittedResume {
  const widths = createWidths()
  const set = (content: Resume, size: number) => {
    const tree = resumeTree(content, edition)
    const lines = paginate(linesOf(tree, { widths, size }))
    return { tree, lines, pages: 1 + (lines.at(-1)?.page ?? 0), leftOut: [] }
  }
  const all = SIZES.map((size) => set(resume, size))
  const fewest = Math.min(...all.map(({ pages }) => pages))
  const best = all.find(({ pages }) => pages === fewest)!
  if (best.pages <= RESUME_PAGES_MAX) return best
  const leftOut: FittedResume['leftOut'] = []
  for (const rest of shortened(resume)) {
    leftOut.push(rest.leftOut)
    const fitted = set(rest.resume, SMALLEST)
    if (fitted.pages <= RESUME_PAGES_MAX) return { ...fitted, leftOut }
  }
  throw new Error('A résumé without its lists does not fit on its pages.')
}

/**
 * The lists that are shortened, in this order, and the number of entries at which shortening of a list stops.
 * Works come first because they have the longest texts and the portfolio shows them anyway.
 */
const LEFT_OUT: readonly [list: ResumeList, stay: number][] = [
  ['works', 3],
  ['education', 3],
  ['experience', 5],
  ['skills', 10],
  ['works', 0],
  ['education', 1],
  ['experience', 1],
  ['skills', 0],
]

/**
 * Yields the résumé with one more entry left out each time. The oldest entries of a timeline are left out
 * first; of skills and works, the last ones.
 */
function* shortened({ ...rest }: Resume) {
  rest.experience = [...rest.experience].sort(latestFirst)
  rest.education = [...rest.education].sort(latestFirst)
  for (const [list, stay] of LEFT_OUT)
    while (rest[list].length > stay) {
      const last = rest[list].at(-1)!
      const title = 'name' in last ? last.name : last.title
      rest = { ...rest, [list]: rest[list].slice(0, -1) }
      yield { resume: rest, leftOut: { list, title } }
    }
}
