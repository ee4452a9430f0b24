import { Refused } from '@mentor-connect/release/refused'
import { readRelease } from '@mentor-connect/build/conformance/readRelease'
import { builtWithPages, SHELL_FILE } from '../../../testing/renderedPages'
import { SETTINGS, SiteFolder } from '../../../testing/SiteFolder'
import { liveState, stateWith } from '../../liveState'
import { liveRegistry } from '../../../store/siteStore'
import type { Candidate } from '../../candidate'
import { PAGE_BYTES_MAX, pageIssues } from './pageIssues'

let folder: SiteFolder
beforeEach(async () => {
  folder = SiteFolder.live()
  await folder.publishRendered('shell', builtWithPages(folder, 'shell', SHELL_FILE))
})
afterEach(() => folder.remove())

/**
 * Publishes the public area with a home page and a course page. Each parameter is an expression whose value is the HTML
 * of the page.
 */
const publish = (home: string, course = '""') =>
  folder.publishRendered('public', builtWithPages(folder, 'public', areaFile(home, course)))

const areaFile = (home: string, course: string) =>
  `exports.pages = { home: ({ locale }) => ${home}, course: (read) => ${course} }`

async function issuesOf(published: Promise<unknown>): Promise<string[]> {
  const refusal: unknown = await published.catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refused)
  expect(liveRegistry(folder.site.dir)!.remotes['public']!.release).toBe('r1')
  return (refusal as Refused).issues
}

test('a release whose pages can be rendered becomes live', async () => {
  expect(await publish('"<h1>Home</h1>"', 'read.title')).toMatchObject({ release: 'r2', flipped: true })
})

test.each(['Math.random()', 'performance.now()'])('a page with %s is refused by name', async (expression) => {
  const issues = await issuesOf(publish(expression))
  expect(issues).toHaveLength(2)
  for (const locale of ['en', 'hi'])
    expect(issues.join('\n')).toContain(`The page / (${locale}) is rendered differently the second time`)
})

test('a page that throws is refused with what it throws', async () => {
  const issues = await issuesOf(publish('"Home"', 'read.teachers.map((teacher) => teacher.name)'))
  expect(issues[0]).toContain(
    'The page /user/resources/:courseId (en) cannot be rendered on a server (TypeError:',
  )
})

test('a page that only fails in one language is refused for it', async () => {
  const issues = await issuesOf(publish('locale === "hi" ? missing.text : "Home"'))
  expect(issues).toEqual([
    expect.stringContaining('The page / (hi) cannot be rendered on a server (ReferenceError'),
  ])
})

test('a page that asks for what its route does not declare is refused with the read', async () => {
  const code = `${areaFile('"Home"', '""')}
    exports.undeclaredReads = [JSON.stringify(['GET', '/resource/get-domains', { page: 2 }, null])]`
  const issues = await issuesOf(folder.publishRendered('public', builtWithPages(folder, 'public', code)))
  expect(issues.join('\n')).toContain(
    'The page /user/resources/:courseId (hi) asks for /resource/get-domains?page=2, which its route does not declare',
  )
})

test('a page that is too large is refused', async () => {
  const issues = await issuesOf(publish(`"x".repeat(${PAGE_BYTES_MAX + 1})`))
  expect(issues[0]).toContain('The page / (en) has 257 kB of HTML and styles, the limit is 256 kB')
})

test('the code of a release has no secrets and no files', async () => {
  const spying =
    '(() => { try { return require("fs").readFileSync("/etc/passwd") } catch (error) { throw new Error(JSON.stringify(process.env)) } })()'
  const issues = await issuesOf(publish(spying))
  expect(issues[0]).toContain('(Error: {})')
})

test('a shell whose renderer fails is refused for the pages of all areas', async () => {
  await publish('"Home"')
  const broken = SHELL_FILE.replace('async render', 'async renderPage')
  const published = folder.publishRendered('shell', builtWithPages(folder, 'shell', broken, 'r3'))
  await expect(published).rejects.toThrow('The page / (en) cannot be rendered')
})

test('a page without end is refused', async () => {
  const dir = builtWithPages(folder, 'public', areaFile('(() => { for (;;); })()', '""'))
  const candidate = readRelease(dir, 'public') as Candidate
  const live = liveState(folder.site.dir, liveRegistry(folder.site.dir))
  const site = { dir: folder.site.dir, runtime: SETTINGS.runtime, stepLimitMs: 100 }
  const issues = await pageIssues([candidate], stateWith(live, [candidate.description]), site)
  expect(issues.join('\n')).toContain(
    'The page / (en) takes more than 0.1 seconds of processor time or too much memory',
  )
})
