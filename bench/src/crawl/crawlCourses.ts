import { LOCALES } from '@mentor-connect/contract/api/locales'
import { localizedPath } from '@mentor-connect/contract/site/languageAddress'
import { startSiteStage } from '../site/siteStage'
import { fillContent, type Content } from './content'
import { checkCoverage } from './coverage'
import { crawl } from './crawl'
import type { Measured } from './report'
import { checkStatuses } from './statuses'

/** Lists as people filter, sort and turn them. */
const LISTS = [
  '/resource?page=2',
  '/resource?page=9999',
  '/resource?sort=popular',
  '/resource?domain=Domain+3&page=2',
  '/resources/career?page=2',
  '/ourmentors?page=2&sort=name',
  '/mentor/m0?page=2',
].flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path)))

interface Options {
  /** At least 60. */
  courses: number
  onProgress?: (visited: number, of: number) => void
}

/** Starts the site with generated courses and crawls it. */
export async function crawlCourses(
  environment: NodeJS.ProcessEnv,
  { courses, onProgress }: Options,
): Promise<Measured> {
  let content: Content | undefined
  const stage = await startSiteStage(environment, {
    name: 'crawl',
    fill: async (run) => void (content = await fillContent(run, courses)),
  })
  try {
    const crawled = await crawl({ ...stage, lists: LISTS, onProgress })
    checkCoverage(stage.siteDir, stage.siteUrl, crawled)
    const statuses = await checkStatuses(stage.siteUrl, content!, crawled.faults)
    return { ...crawled, courses, statuses }
  } finally {
    await stage.stop()
  }
}
