import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newPerson } from './browser'
import { logInAsLearner } from './logIn'
import { freePorts, startProduct, type Product } from './product'
import { ranReleases, ranScripts, watchScripts } from './ranScripts'
import { builtAgain, siteCommand } from './siteCommands'

let product: Product
let browser: Browser
let elsewhere: Server
let elsewhereUrl: string

beforeAll(async () => {
  const [port] = await freePorts(1)
  elsewhereUrl = `http://localhost:${port}`
  product = await startProduct({ REMOTE_ORIGINS: elsewhereUrl })
  elsewhere = await serveFolder(elsewhereFolder(), port!)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  elsewhere?.close()
  await product?.stop()
})

const elsewhereFolder = () => join(product.dataDir, 'elsewhere')

/** Runs one of the release commands on the site of this test. */
const command = (name: string, ...options: string[]) =>
  siteCommand(product, name, options, { REMOTE_ORIGINS: elsewhereUrl })

const builtAs = (id: string) => builtAgain(product, 'learner', id)

/** The one release of the learner area that this document runs. */
async function learnerRelease(page: Page): Promise<string | undefined> {
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor()
  const releases = await ranReleases(page, 'learner')
  expect(releases).toHaveLength(1)
  return releases[0]
}

test('release, an open tab, rollback, canary, pin and another origin', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  await watchScripts(page)
  await page.clock.install()
  await logInAsLearner(page)
  const first = await learnerRelease(page)

  // A release: the open tab keeps its release and is offered the new one; a new page load has it.
  expect(await command('release', 'learner', '--built', builtAs('second'))).toContain(
    'learner@second is live',
  )
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
  await page.clock.fastForward('07:00')
  await page.getByText('A new version is available.').waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  expect(await learnerRelease(page)).toBe(first)
  await page.reload()
  expect(await learnerRelease(page)).toBe('second')

  // A rollback, without a build.
  expect(await command('rollback', 'learner')).toContain(`learner@${first} is live again`)
  await page.reload()
  expect(await learnerRelease(page)).toBe(first)

  // A team member pins a release, sees so, and undoes it by one click.
  await page.goto('/user/home?release=learner@second')
  expect(await learnerRelease(page)).toBe('second')
  await page.getByLabel('Releases shown in this browser').getByText('learner@second').waitFor()
  await page.getByRole('button', { name: 'Back to the published version' }).click()
  await page.getByText('learner@second').waitFor({ state: 'detached' })
  expect(await learnerRelease(page)).toBe(first)

  // A canary for nearly everybody: this browser's bucket decides, and stays.
  await page.evaluate(() => localStorage.setItem('mc.bucket', '42'))
  await command('release', 'learner', '--built', builtAs('third'), '--canary', '99%')
  await page.goto('/user/home')
  expect(await learnerRelease(page)).toBe('third')
  await command('rollback', 'learner')
  await page.goto('/user/home')
  expect(await learnerRelease(page)).toBe(first)

  // Another origin serves the files.
  await command(
    'release',
    'learner',
    '--built',
    builtAs('fourth'),
    '--files',
    elsewhereFolder(),
    '--origin',
    elsewhereUrl,
  )
  await page.goto('/user/home')
  expect(await learnerRelease(page)).toBe('fourth')
  expect(
    (await ranScripts(page)).some((url) => url.startsWith(`${elsewhereUrl}/remotes/learner/fourth/`)),
  ).toBe(true)

  const list = await command('releases')
  expect(list).toMatch(/learner +fourth +live/)
  expect(list).toMatch(/learner +second +earlier/)
  await context.close()
})

test.each([
  ['an area that there is not', ['jobs'], /There is no area "jobs": name one of shell, /],
  ['a canary of everything', ['learner', '--canary', '100%'], /--canary 100% is no share/],
  [
    'an origin with a path',
    ['learner', '--files', '/tmp/x', '--origin', 'https://a.example/b'],
    /is no origin/,
  ],
  ['a folder that holds no release', ['learner', '--built', '/tmp'], /holds no release\.json/],
])('release refuses %s with a sentence', async (_what, options, says) => {
  await expect(command('release', ...options)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(says),
  })
})

/** Another team's host: files of a folder, for any origin. */
function serveFolder(folder: string, port: number): Promise<Server> {
  mkdirSync(folder, { recursive: true })
  const server = createServer((request, response) => {
    try {
      const file = readFileSync(join(folder, new URL(request.url!, elsewhereUrl).pathname))
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end(file)
    } catch {
      response.writeHead(404, { 'access-control-allow-origin': '*' }).end()
    }
  })
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)))
}
