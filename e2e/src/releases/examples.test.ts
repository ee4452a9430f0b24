import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { logInAsLearner } from '../people/logIn'
import { newLearner } from '../people/learners'
import { newContext, newPerson, witnessed } from '../stage/browser'
import { startExampleHost, type ExampleHost } from './exampleHost'
import { goInPlace } from '../stage/goInPlace'
import { librariesIn, loadedScripts } from '../stage/loadedScripts'
import { until } from '../stage/until'
import { releaseExamples, type ReleasedExamples } from './releasedExamples'

// The areas of `examples/` in the live shell, built and released in the way of their teams.

let dir: string
let released: ReleasedExamples
let page: Page
let context: BrowserContext | undefined

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mentor-connect-examples-'))
  released = await releaseExamples(dir)
})
afterAll(async () => {
  await released?.site.stop()
  await released?.service.stop()
  rmSync(dir, { recursive: true, force: true })
})
beforeEach(async () => {
  ;({ page, context } = await newPerson(released.site.siteUrl))
})
afterEach(() => context?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const switchTo = (language: string) => page.getByRole('button', { name: language }).click()

test('areas of three bundlers share the libraries of one document', () =>
  witnessed(page, async () => {
    const scripts = loadedScripts(page)
    await page.goto('/about')
    await heading('About')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    for (const [tool, area] of [
      ['webpack', 'webpackarea'],
      ['rspack', 'rspackarea'],
      ['vite', 'vitearea'],
    ] as const) {
      await goInPlace(page, `/examples/${tool}`)
      await page.waitForURL(`**/examples/${tool}`)
      await heading('An area of another team')
      await page.getByText('Pressed: 0').waitFor()
      await page.getByRole('button', { name: '+1' }).click()
      await page.getByText('Pressed: 1').waitFor()
      await page.getByRole('link', { name: 'More about it' }).click()
      await heading('Built without the repository of the shell')
      expect([...(await scripts()).keys()]).toContainEqual(expect.stringContaining(`/remotes/${area}/`))
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(librariesIn(await scripts())).toMatchObject({
      React: ['shell'],
      'React DOM': ['shell'],
      'the router': ['shell'],
      'styled-components': ['shell'],
    })
    expect(await page.locator('style[data-styled]').count()).toBe(1)
  }))

/** For each style sheet of an area in the page: true if the browser has verified its hash. */
const stylesOf = (area: string) =>
  page
    .locator(`link[rel="stylesheet"][href*="/remotes/${area}/"]`)
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).integrity.startsWith('sha384-')))

/** Two computed styles on the first page of an example, which its CSS module sets. */
const look = () =>
  page.locator('main').evaluate((main) => {
    const picture = main.querySelector('img')!
    return [getComputedStyle(picture.parentElement!).rowGap, getComputedStyle(picture).borderRadius]
  })

describe.each([
  ['webpack', 'webpackarea'],
  ['rspack', 'rspackarea'],
  ['vite', 'vitearea'],
])('the style sheet and the picture of an area built by %s', (tool, area) => {
  const shown = () =>
    page.locator('main img').evaluate((picture) => {
      const { src, naturalWidth } = picture as HTMLImageElement
      return [new URL(src).pathname.replace(/[^/]+\/sign\.\w{8}/, 'sign'), naturalWidth > 0]
    })
  const picture = [`/remotes/${area}/sign.svg`, true]

  test('are in the page that a server has rendered, before any script runs', async () => {
    const without = await newContext(released.site.siteUrl, { javaScriptEnabled: false })
    page = await without.newPage()
    await page.goto(`/examples/${tool}`)
    await heading('An area of another team')
    expect(await look()).toEqual(['16px', '12px'])
    expect(await stylesOf(area)).toEqual([true])
    expect(await shown()).toEqual(picture)
    await without.close()
  })

  test('stay when the browser takes the page over, and are not loaded twice', () =>
    witnessed(page, async () => {
      await page.goto(`/examples/${tool}`)
      await page.getByRole('button', { name: '+1' }).click()
      await page.getByText('Pressed: 1').waitFor()
      expect(await look()).toEqual(['16px', '12px'])
      expect(await stylesOf(area)).toEqual([true])
      expect(await shown()).toEqual(picture)
    }))

  test('come with the page when it is opened from another one', () =>
    witnessed(page, async () => {
      await page.goto('/about')
      await heading('About')
      expect(await stylesOf(area)).toEqual([])
      await goInPlace(page, `/examples/${tool}`)
      await heading('An area of another team')
      expect(await look()).toEqual(['16px', '12px'])
      expect(await stylesOf(area)).toEqual([true])
      expect(await shown()).toEqual(picture)
    }))

  test('are not applied when the style sheet was changed, and can be tried again', () =>
    witnessed(page, async () => {
      const files = `**/remotes/${area}/**/*.css*`
      await context!.route(files, async (route) =>
        route.fulfill({ response: await route.fetch(), body: 'main { display: none }' }),
      )
      const said = page.waitForEvent('console', (message) => message.text().startsWith('An area failed'))
      await page.goto('/about')
      await heading('About')
      await goInPlace(page, `/examples/${tool}`)
      expect((await said).text()).toMatch(/\.css has the hash sha384-/)
      await context!.unroute(files)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('Pressed: 0').waitFor()
      expect(await look()).toEqual(['16px', '12px'])
    }))
})

test('the browser check of the gate accepts modules that the shell verifies', () => {
  expect(released.printed.vite).toMatch(/In the browser: opened 2 pages .* no issue/)
})

describe('an area with a service of its own', () => {
  const read = async (path: string) => {
    const response = await fetch(released.site.siteUrl + path)
    return { status: response.status, text: await response.text() }
  }

  test('was opened by the gate with its samples', () => {
    expect(released.printed.service).toMatch(/In the browser: opened 2 pages .* no issue/)
  })

  test('is rendered with what the service answers, and is not found where that knows nothing', async () => {
    // The first visitor of a page may get it without its content.
    const shows = (path: string, text: string) =>
      until(async () => (await read(path)).text.includes(text), `${path} shows ${text}`)
    await shows('/examples/openings', 'Indore')
    await shows('/examples/openings/baker', 'You bake bread from four in the morning.')
    expect((await read('/examples/openings/baker')).status).toBe(200)
    await until(
      async () => (await read('/examples/openings/pilot')).status === 404,
      'an unknown opening is not found',
    )
  })

  test('is told by a token who is signed in', () =>
    witnessed(page, async () => {
      const learner = await newLearner(released.site)
      await page.goto('/examples/openings/baker')
      await page.getByText('Log in to apply.').waitFor()
      await logInAsLearner(page, learner)
      await page.goto('/examples/openings/baker')
      await page.getByLabel('Letter').fill('I get up early.')
      await page.getByRole('button', { name: 'Apply' }).click()
      await page.getByText('Your application is sent.').waitFor()
    }))

  test('cannot be called from another address than the one that was granted', () =>
    witnessed(page, async () => {
      await page.goto('/examples/openings')
      await heading('Openings')
      const outcome = await page.evaluate(
        (url) => fetch(url).then(String, (error: Error) => error.name),
        released.service.origin.replace('localhost', '127.0.0.1'),
      )
      expect(outcome).toBe('TypeError')
    }))
})

test.each([
  ['webpack', 'An area of another team', 'दूसरी टीम का हिस्सा'],
  ['rspack', 'An area of another team', 'दूसरी टीम का हिस्सा'],
  ['vite', 'An area of another team', 'दूसरी टीम का हिस्सा'],
  ['element', 'A screen without React', 'React के बिना एक स्क्रीन'],
  ['own-react', 'A page with a React of its own', 'अपने React वाला पेज'],
  ['plain-webpack', 'An area of another team', 'दूसरी टीम का हिस्सा'],
])('the choice of a language reaches /examples/%s', (path, english, hindi) =>
  witnessed(page, async () => {
    await page.goto(`/examples/${path}`)
    await heading(english)
    await switchTo('हिन्दी')
    await heading(hindi)
    await switchTo('English')
    await heading(english)
  }),
)

describe('on a page of another site, by its manifest', () => {
  let host: ExampleHost
  beforeAll(async () => {
    host = await startExampleHost(released.site.siteUrl, join(dir, 'built/host'))
  })
  afterAll(() => host.stop())

  test('an area is refused unless the site allows that origin', async () => {
    await released.site.allowHost()
    const refused = page.waitForEvent('console', (message) => message.text().includes('CORS policy'))
    await page.goto(host.origin)
    await refused
    expect(await page.locator('#root').innerHTML()).toBe('')
  })

  test('an area is shown with the packages of that page', async () => {
    await released.site.allowHost(host.origin)
    await page.goto(host.origin)
    await heading('An area of another team')
    await page.getByRole('button', { name: '+1' }).click()
    await page.getByText('Pressed: 1').waitFor()
  })
})

test('a custom element is a screen: it gets parameters and navigates', () =>
  witnessed(page, async () => {
    await page.goto('/examples/element')
    const clock = page.locator('example-clock')
    await clock.getByText('Time zone of Kolkata').waitFor()
    await clock.getByRole('button', { name: 'Show London' }).click()
    await page.waitForURL('**/examples/element/London')
    await clock.getByText('Time zone of London').waitFor()
    expect(await clock.count()).toBe(1)
    expect(await page.title()).toContain('A screen without React')
  }))

test('an area with a React of its own is live beside the page’s, at a price that the release states', () =>
  witnessed(page, async () => {
    expect(released.printed['own-react']).toMatch(
      /ownreactarea brings its own React 18\.3\.1: whoever opens it loads scripts of \d{2}\.\d kB/,
    )
    const scripts = loadedScripts(page)
    await page.goto('/examples/own-react')
    await page.getByText('Version: 18.3.1').waitFor()
    await page.getByRole('button', { name: 'Pressed: 0' }).click()
    await page.getByRole('button', { name: 'Pressed: 1' }).waitFor()
    const { React } = librariesIn(await scripts())
    expect(React?.sort()).toEqual(['ownreactarea', 'shell'])
    // The frame around the page is rendered by the shell's React.
    await page.getByRole('navigation').first().getByRole('link', { name: 'About' }).click()
    await heading('About')
  }))

test('an area that the public plugin has built uses the packages of the page, and says what its runtime costs', () =>
  witnessed(page, async () => {
    expect(released.printed['plain-webpack']).toMatch(/In the browser: opened 2 pages .* no issue/)
    expect(released.printed['plain-webpack']).toMatch(
      /plainarea brings its own runtime of Module Federation \d+\.\d+\.\d+: its entry has \d{2}\.\d kB/,
    )
    const scripts = loadedScripts(page)
    await page.goto('/examples/plain-webpack')
    await page.getByText('Pressed: 0').waitFor()
    await page.getByRole('button', { name: '+1' }).click()
    await page.getByText('Pressed: 1').waitFor()
    await page.getByRole('link', { name: 'More about it' }).click()
    await heading('Built with the public plugin of Module Federation')
    expect(librariesIn(await scripts())).toMatchObject({ React: ['shell'], 'the router': ['shell'] })
  }))

test.each([
  ['webpack', 'start'],
  ['rspack', 'start'],
  ['vite', 'StartPage'],
  // This chunk is imported by other modules.
  ['vite', '_shared_react'],
])('a changed script does not run, however often it is tried: by %s, %s', (tool, chunk) =>
  witnessed(page, async () => {
    let [changed, failures] = [0, 0]
    await context!.route(`**/remotes/${tool}area/**/${chunk}.*.js*`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `self.changedCodeRan = true;${await response.text()}` })
      changed += 1
    })
    page.on('console', (message) => {
      if (message.text().startsWith('An area failed')) failures += 1
    })
    // The page is opened from another one, so that the script is requested only by the import itself.
    await page.goto('/about')
    await heading('About')
    await goInPlace(page, `/examples/${tool}`)
    await until(() => changed > 0 && failures > 0, 'the page has failed')
    const before = { changed, failures }
    await page.getByRole('button', { name: 'Try again' }).click()
    await until(() => changed > before.changed && failures > before.failures, 'it has failed again')
    expect(await page.evaluate(() => 'changedCodeRan' in window)).toBe(false)
    expect(await page.getByText('Pressed:').count()).toBe(0)
  }),
)
