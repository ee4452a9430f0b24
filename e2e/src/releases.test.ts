import { DEMO_LEARNER } from '@mentor-connect/server/demo-accounts'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newPerson } from './browser'
import { freePorts, startProduct, type Product } from './product'

const ROOT = join(__dirname, '../..')
const run = promisify(execFile)

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

const siteDir = () => join(product.dataDir, 'site')
const elsewhereFolder = () => join(product.dataDir, 'elsewhere')

/** Runs one of the release commands on the site of this test. */
async function command(name: string, ...options: string[]): Promise<string> {
  const environment = {
    ...process.env,
    DATA_DIR: product.dataDir,
    API_PORT: new URL(product.apiUrl).port,
    REMOTE_ORIGINS: elsewhereUrl,
  }
  const { stdout } = await run(process.execPath, ['scripts/bootstrap.mjs', name, ...options], {
    cwd: ROOT,
    env: environment,
  })
  return stdout
}

/** The learner area's live build once more, under another release id: what a team without a change would release. */
function builtAs(id: string): string {
  const [live] = readdirSync(join(siteDir(), 'remotes/learner'))
  const dir = join(product.dataDir, 'built', id)
  cpSync(join(siteDir(), 'remotes/learner', live!), dir, { recursive: true })
  const file = join(dir, 'release.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), release: id }))
  return dir
}

async function logIn(page: Page) {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await page.getByLabel('Email').fill(DEMO_LEARNER.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_LEARNER.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/user/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Notes every script that a document runs; a preload hint alone runs nothing. */
async function watchScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scripts: string[] = []
    Object.assign(window, { ranScripts: scripts })
    const note = (node: Node) => node instanceof HTMLScriptElement && node.src && scripts.push(node.src)
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(
      document,
      {
        childList: true,
        subtree: true,
      },
    )
  })
}

const ranScripts = (page: Page) =>
  page.evaluate(() => (window as unknown as { ranScripts: string[] }).ranScripts)

/** The one release of the learner area that this document runs. */
async function learnerRelease(page: Page): Promise<string | undefined> {
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor()
  const scripts = await ranScripts(page)
  const releases = new Set(scripts.flatMap((url) => /\/remotes\/learner\/([^/]+)\//.exec(url)?.[1] ?? []))
  expect([...releases]).toHaveLength(1)
  return [...releases][0]
}

test('release, an open tab, rollback, canary, pin and another origin', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  await watchScripts(page)
  await page.clock.install()
  await logIn(page)
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
