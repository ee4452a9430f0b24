import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printed, stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { logInAsLearner } from '../people/logIn'
import { newPerson } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { prepareJourney, type Journey } from './outside/journey'

// Packages of this project come from a registry; all others are links to the installed ones.

let dir: string
let prepared: Awaited<ReturnType<typeof prepareJourney>>
let journey: Journey

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mentor-connect-outside-'))
  // The gate opens no pages here: that takes seconds, and other tests cover it.
  prepared = await prepareJourney({ dir, settings: { RELEASE_BROWSER: 'off' } })
  journey = await prepared.travel()
})
afterAll(async () => {
  await prepared?.stop()
  rmSync(dir, { recursive: true, force: true })
})

test('a team without this repository creates, tests and builds an area, and releases it', async () => {
  expect(journey.released).toMatch(/✓ jobs@[0-9a-f]{12} is live/)
  expect(journey.page.status).toBe(200)
  expect(journey.registry).toMatchObject({
    remotes: { jobs: { mounts: [{ path: '/jobs', frame: 'public', guard: 'open' }] } },
  })
  const ledger = readFileSync(join(prepared.site.siteDir, 'live/ledger.json'), 'utf8')
  expect(ledger).toMatch(/\(jobs-ci\)/)
  expect(ledger).toContain('first')
})

describe('inside a deployed site that has no such area', () => {
  let dev: ChildProcess
  let address: string

  beforeAll(async () => {
    const [port] = await freePorts(1)
    address = `http://localhost:${port}`
    const { area } = prepared.team
    const program = join(area, 'node_modules/@mentor-connect/build/bin/mc-dev.mjs')
    const options = ['--against', sharedProduct().siteUrl, '--port', String(port)]
    dev = spawn(process.execPath, [program, ...options], { cwd: area })
    await printed(dev, `${address} shows ${sharedProduct().siteUrl}`)
  })
  afterAll(() => dev && stopProcess(dev))

  test('its page is shown, and follows a change', async () => {
    const { page, context } = await newPerson(address)
    await page.goto('/jobs')
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
    const texts = join(prepared.team.area, 'src/messages/en.json')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('"Jobs"', '"Open positions"'))
    await page.getByRole('heading', { level: 1, name: 'Open positions' }).waitFor()
    await context.close()
  })

  test('its style sheet follows a change without a reload', async () => {
    const { page, context } = await newPerson(address)
    await page.goto('/jobs')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const sheet = join(prepared.team.area, 'src/home/HomePage.module.css')
    writeFileSync(sheet, readFileSync(sheet, 'utf8').replace('4px solid', '9px solid'))
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('h1')!.parentElement!).borderInlineStartWidth === '9px',
    )
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await context.close()
  })

  test('the session, the API and chat of the site work from there', async () => {
    const { page, context } = await newPerson(address)
    await logInAsLearner(page)
    await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor()
    // The listener is added before the page opens, because after the first frame none may come until the next
    // heartbeat.
    const answered = page
      .waitForEvent('websocket', (socket) => socket.url().includes('/mc-chat/'))
      .then((socket) => socket.waitForEvent('framereceived'))
    await page.goto('/user/chat')
    await page.getByPlaceholder('Search conversations...').waitFor()
    await answered
    await context.close()
  })
})
