import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { logInAsLearner } from '../people/logIn'
import { newPerson } from '../stage/browser'
import { startProduct, type Product } from '../stage/product'
import { ranReleases, ranScripts, watchScripts } from './ranScripts'
import { foreignBuild } from './foreignBuild'
import { builtAgain, liveRelease, siteCommand } from './siteCommands'

/** The site signs its registry, as previews need it. */
const REGISTRY_SIGNING_KEY = generateKeyPairSync('ed25519').privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string

let product: Product
let elsewhere: Server
let elsewhereUrl: string

beforeAll(async () => {
  const [port] = await freePorts(1)
  elsewhereUrl = `http://localhost:${port}`
  product = await startProduct({ REMOTE_ORIGINS: elsewhereUrl, REGISTRY_SIGNING_KEY })
  elsewhere = await serveFolder(elsewhereFolder(), port!)
})
afterAll(async () => {
  elsewhere?.close()
  await product?.stop()
})

const elsewhereFolder = () => join(product.dataDir, 'elsewhere')

/** Runs a release command on this test's site. */
const command = (name: string, ...options: string[]) =>
  siteCommand(product, name, options, { REMOTE_ORIGINS: elsewhereUrl, REGISTRY_SIGNING_KEY })

const builtAs = (id: string) => builtAgain(product, 'learner', id)

/** The release of the learner area that this document runs. */
async function learnerRelease(page: Page): Promise<string | undefined> {
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor()
  const releases = await ranReleases(page, 'learner')
  expect(releases).toHaveLength(1)
  return releases[0]
}

test('a missing remote affects its area only, which shows the fallback and recovers without a reload', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  const remotes = join(product.dataDir, 'site/remotes')
  await logInAsLearner(page)

  renameSync(join(remotes, 'chat'), join(remotes, 'chat-away'))
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('heading', { name: 'This part is not available right now' }).waitFor()
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()

  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('heading', { name: 'This part is not available right now' }).waitFor()
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  renameSync(join(remotes, 'chat-away'), join(remotes, 'chat'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByPlaceholder('Search conversations...').waitFor()
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  await context.close()
})

/** Accepts the offer to reload while a form has unsaved changes. The input must not be lost. */
async function reloadWhileTyping(page: Page) {
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Asha, half typed')
  await name.evaluate((field) => Object.assign(field, { isOfFirstDocument: true }))
  // The browser asks as well, because the form has unsaved changes.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>('input[name=name]')
    return field && !('isOfFirstDocument' in field) && field.value === 'Asha, half typed'
  })
}

test('release, an open tab, rollback, canary, pin and another origin', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await watchScripts(page)
  await page.clock.install()
  await logInAsLearner(page)
  const first = await learnerRelease(page)

  // Release: an open tab keeps its release and is offered the new one. A page that is loaded anew uses the new release.
  expect(await command('release', 'learner', '--built', builtAs('second'))).toContain(
    'learner@second is live',
  )
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
  await page.clock.fastForward('07:00')
  await page.getByText('A new version is available.').waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  expect(await learnerRelease(page)).toBe(first)
  await reloadWhileTyping(page)
  await page.goto('/user/home')
  expect(await learnerRelease(page)).toBe('second')

  // Pin: the page shows that a release is pinned, and one click removes the pin.
  await page.goto(`/user/home?release=learner@${first}`)
  expect(await learnerRelease(page)).toBe(first)
  await page.getByLabel('Releases shown in this browser').getByText(`learner@${first}`).waitFor()
  await page.getByRole('button', { name: 'Back to the published version' }).click()
  await page.getByText(`learner@${first}`).waitFor({ state: 'detached' })
  expect(await learnerRelease(page)).toBe('second')

  // Rollback without a build: the release that was rolled back cannot be pinned, not even by a link.
  expect(await command('rollback', 'learner')).toContain(`learner@${first} is live again`)
  await page.goto('/user/home?release=learner@second')
  expect(await learnerRelease(page)).toBe(first)
  await page.getByText('learner@second is no longer available. You see the published version.').waitFor()

  // A canary for nearly all browsers: the bucket that is stored in this browser decides.
  await page.evaluate(() => localStorage.setItem('mc.bucket', '42'))
  await command('release', 'learner', '--built', builtAs('third'), '--canary', '99%')
  await page.goto('/user/home')
  expect(await learnerRelease(page)).toBe('third')
  await command('rollback', 'learner')
  await page.goto('/user/home')
  expect(await learnerRelease(page)).toBe(first)

  // The files of this release are served by another origin.
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
  expect(list).toMatch(/learner +second +rolled back/)
  await context.close()
})

test('a preview is shown in the tab that opens its address, and nowhere else', async () => {
  const said = await command('release', 'learner', '--built', builtAs('preview'), '--preview', 'pr-12')
  const [, address = ''] = /this address: (\S+)/.exec(said) ?? []
  const { page, context } = await newPerson(product.siteUrl)
  await watchScripts(page)
  await logInAsLearner(page)
  const live = await learnerRelease(page)
  expect(live).not.toBe('preview')

  const tab = await context.newPage()
  await watchScripts(tab)
  const badge = tab
    .getByRole('complementary', { name: 'Releases shown in this browser' })
    .getByText('learner@preview preview')
  // The tab keeps the preview once its signature is verified, which is after the page has loaded.
  await tab.goto(address)
  await badge.waitFor()
  await tab.goto('/user/home')
  expect(await learnerRelease(tab)).toBe('preview')
  await badge.waitFor()
  await page.goto('/user/home')
  expect(await learnerRelease(page)).toBe(live)
  await tab.getByRole('button', { name: 'Back to the published version' }).click()
  await tab.getByText('learner@preview').waitFor({ state: 'detached' })
  expect(await learnerRelease(tab)).toBe(live)
  expect(await command('releases')).toMatch(/learner +preview +preview pr-12 until/)
  await context.close()
})

test('files of another bundler’s build are verified by the shell', async () => {
  const built = await foreignBuild(
    join(product.dataDir, 'another-build'),
    'chat',
    liveRelease(product, 'chat'),
  )
  expect(await command('release', 'chat', '--built', built)).toContain('chat@foreign is live')
  const { page, context } = await newPerson(product.siteUrl)
  await logInAsLearner(page)
  await page.goto('/user/chat')
  await page.getByRole('heading', { level: 1, name: 'A page of another build' }).waitFor()

  const changed: string[] = []
  await context.route('**/remotes/chat/foreign/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (!text.includes('A page of another build')) return route.fulfill({ response })
    changed.push(route.request().url())
    await route.fulfill({ response, body: text.replace('A page of another build', 'Changed on its way') })
  })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'ChunkLoadError' }).waitFor()
  expect(changed).toHaveLength(1)
  await context.close()
  await command('rollback', 'chat')
})

/** Serves a folder to any origin, like the host of another team. */
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
