import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printed, stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { startCommand } from '@mentor-connect/scripts/process/command'
import type { BrowserContext, Page } from 'playwright-core'
import { signInAll, type SignedInStates } from '../people/signInAll'
import { newPerson } from '../stage/browser'
import { ROOT } from '../stage/product'
import { sharedStage } from '../stage/sharedStage'
import { until } from '../stage/until'
import { openSite } from './targets'

const { product, developerUrl } = sharedStage()
const site = openSite(product.dataDir)
let developer: ChildProcess
let states: SignedInStates

beforeAll(async () => {
  states = await signInAll(product.siteUrl)
  developer = await serveDevelopmentBuild(Number(new URL(developerUrl).port))
})
afterAll(() => developer && stopProcess(developer))

const INTEGRITY = 'What arrived is not what was published'

const learner = () => newPerson(product.siteUrl, { storageState: states.user })

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor()

/** Modifies pages before the browser receives them. */
const alterPages = (context: BrowserContext, alter: (html: string) => string) =>
  context.route('**/user/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: alter(await response.text()) })
  })

test.each(['entry', 'expose chunk', 'page chunk'] as const)(
  'one flipped byte in the %s is rejected, shown and reported',
  async (hop) => {
    const { page, context } = await learner()
    const file = site.file('chat', hop)
    const text = site.read(file)
    await context.route(`**${file}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `${text.slice(0, -1)} ` }),
    )
    await page.goto('/user/chat')
    await page.getByText(INTEGRITY).waitFor()
    await page.getByRole('navigation').first().waitFor()
    const counted = `mentor_connect_client_events_total{area="chat",release="${site.registry.remotes['chat']!.release}",kind="integrity"}`
    await until(async () => (await (await fetch(product.metricsUrl)).text()).includes(counted), counted)
    await context.close()
  },
)

test('an entry without a hash is rejected before any request', async () => {
  const { page, context } = await learner()
  const { entry, integrity } = site.registry.remotes['chat']!
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await alterPages(context, (html) =>
    html.replaceAll(`,"integrity":"${integrity}"`, '').replace(/<link rel="preload"[^>]*>/g, ''),
  )
  await page.goto('/user/chat')
  await page.getByText(INTEGRITY).waitFor()
  expect(asked.filter((url) => url.endsWith(entry))).toEqual([])
  await context.close()
})

test('a page executes neither strings as code nor inline scripts', async () => {
  const { page, context } = await learner()
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto('/user/home')
  await dashboard(page)
  expect(violations).toEqual([])
  // The code runs in a timer, because code that a debugger evaluates is exempt from the policy.
  const ran = await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => {
          const outcome = { evaluated: false, inline: false }
          try {
            outcome.evaluated = Boolean(new Function('return true')())
          } catch {
            // The policy has refused the call, as it must.
          }
          const script = document.createElement('script')
          script.textContent = 'window.ranInline = true'
          document.head.append(script)
          outcome.inline = 'ranInline' in window
          resolve(outcome)
        }),
      ),
  )
  expect(ran).toEqual({ evaluated: false, inline: false })
  await context.close()
})

test('an area can be overridden with a development build, and reset by one press', async () => {
  const { page, context } = await learner()
  await page.goto('/user/home?overrides')
  await dashboard(page)
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox').selectOption('learner')
  await panel.getByLabel('Address of your build').fill('https://evil.example')
  await panel.getByRole('button', { name: 'Use this build' }).click()
  await panel.getByText('This address is not allowed.').waitFor()
  await panel.getByLabel('Address of your build').fill(developerUrl)
  await panel.getByRole('button', { name: 'Use this build' }).click()
  await page.goto('/user/home')
  await dashboard(page)
  const badge = page.getByLabel('Releases shown in this browser')
  await badge.getByText(`learner@${new URL(developerUrl).host}`).waitFor()
  await badge.getByRole('button', { name: 'Back to the published version' }).click()
  await badge.waitFor({ state: 'detached' })
  await dashboard(page)
  await page.keyboard.press('Control+Alt+o')
  await page.getByRole('dialog').waitFor()
  await context.close()
})

test.each([
  ['that does not answer', () => `${developerUrl}/missing.js`],
  ['of an origin that is not listed', () => 'https://evil.example/remoteEntry.js'],
  ['that is code', () => 'javascript:alert(1)//.js'],
])('an override %s is ignored, and the published release is used', async (_what, entry) => {
  const { page, context } = await learner()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await context.addInitScript((address) => {
    if (!sessionStorage.getItem('once'))
      localStorage.setItem('mc.overrides', JSON.stringify({ learner: address }))
    sessionStorage.setItem('once', '1')
  }, entry())
  await page.goto('/user/home')
  await dashboard(page)
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
  await page.reload()
  await dashboard(page)
  expect(await page.getByLabel('Releases shown in this browser').count()).toBe(0)
  await context.close()
})

/**
 * Runs `npm run dev learner -- --only`: serves only the learner area, for the overrides panel of a site that runs
 * elsewhere.
 */
async function serveDevelopmentBuild(port: number): Promise<ChildProcess> {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const remotes = workspaces.filter((name) => name.startsWith('mf-'))
  const server = startCommand(['dev', 'learner', '--only'], {
    DEV_PORT: String(port - remotes.indexOf('mf-learner')),
  })
  await printed(server, 'Ready for the overrides panel')
  return server
}
