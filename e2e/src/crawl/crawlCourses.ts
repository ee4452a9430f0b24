import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@mentor-connect/contract/api/locales'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { FALLBACK_PAGE, RENDERING_FILE, type SiteRendering } from '@mentor-connect/contract/site/rendering'
import { prepareSite } from '@mentor-connect/scripts/start/prepareSite'
import { startService, stopService } from '@mentor-connect/scripts/start/services'
import { readConfig } from '@mentor-connect/server/config'
import { apiOn, runSql } from '@mentor-connect/server/testing/apiOn'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { fillContent, type Content } from './content'
import { crawl, type Crawl } from './crawl'
import { checkStatuses } from './statuses'

/** Addresses of lists that people have filtered, sorted or turned to another page. */
const LISTS = [
  '/resource?page=2',
  '/resource?sort=popular',
  '/resource?domain=Domain+3&page=2',
  '/ourmentors?page=2&sort=name',
  '/mentor/m0?page=2',
].flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path)))

/**
 * Starts the site with generated courses and crawls it.
 *
 * @param environment environment variables of this process
 * @param courses number of courses with a page, at least 60
 */
export async function crawlCourses(environment: NodeJS.ProcessEnv, courses: number): Promise<Crawl> {
  const site = await startGeneratedSite(environment, courses)
  try {
    const crawled = await crawl({ ...site, lists: LISTS })
    checkCoverage(site, crawled)
    await checkStatuses(site.siteUrl, site.content, crawled.faults)
    return crawled
  } finally {
    await site.stop()
  }
}

interface GeneratedSite {
  siteUrl: string
  apiUrl: string
  siteDir: string
  content: Content
  stop: () => Promise<void>
}

/** Starts the main API with generated content, and the site server with a release of every area. */
async function startGeneratedSite(base: NodeJS.ProcessEnv, courses: number): Promise<GeneratedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-crawl-'))
  const environment = {
    ...base,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    SEED: 'none',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '10000',
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
  }
  const config = readConfig(environment)
  await prepareSite(config, console.log)
  const database = await apiOn({ file: join(dataDir, 'api.db') })
  const content = await fillContent((statement) => runSql(database, statement), courses)
  const logDir = join(dataDir, 'log')
  const services = [
    await startService('api', environment, logDir),
    await startService('site', environment, logDir),
  ]
  return {
    siteUrl: config.siteUrl,
    apiUrl: config.apiUrl,
    siteDir: config.siteDir,
    content,
    async stop() {
      await Promise.all(services.map(stopService))
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Checks that a page of each public route was crawled. New routes are found in the site itself. */
function checkCoverage({ siteDir, siteUrl }: GeneratedSite, { visited, robots, faults }: Crawl): void {
  const text = readFileSync(join(siteDir, 'live', RENDERING_FILE), 'utf8')
  const { pages } = JSON.parse(text) as SiteRendering
  const paths = visited.map((url) => new URL(url).pathname)
  for (const file of Object.keys(pages)) {
    if (file === FALLBACK_PAGE) continue
    const route = routeOf(file)
    const pattern = new RegExp(`^${route.replaceAll('_', '[^/]+')}$`)
    if (robots.allows(route) && !paths.some((path) => pattern.test(path)))
      faults.add(siteUrl + route, 'is a route of which no site map names a page')
  }
}

/** Route of a page file: `resource/_.html` → `/resource/_`. */
const routeOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)
