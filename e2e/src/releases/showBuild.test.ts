import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { showBuild } from '@mentor-connect/build/browser-tests/showBuild'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { newContext } from '../stage/browser'
import { ROOT } from '../stage/product'
import { sharedProduct } from '../stage/sharedStage'

// A team tries a build that is not released in the pages of a site that knows nothing of it.

const run = promisify(execFile)
const example = join(ROOT, 'examples/webpack')

let dir: string
let build: string

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mentor-connect-shown-'))
  build = join(dir, 'dist')
  await run(process.execPath, [join(ROOT, 'shared/build/bin/mc-build.mjs'), '--out', build], { cwd: example })
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A page of a visitor who is shown the build. */
async function pageWithBuild() {
  const { siteUrl } = sharedProduct()
  const context = await newContext(siteUrl)
  await showBuild(context, { site: siteUrl, build })
  return context.newPage()
}

test('the example of a browser test passes, as a visitor and as a learner', async () => {
  const line = ['browser-tests/startPage.ts', sharedProduct().siteUrl, build, findChromium()]
  const { stdout } = await run(process.execPath, ['--import', 'tsx', ...line], { cwd: example })
  expect(stdout).toBe('✓ visitor\n✓ user\n')
})

test('nobody else sees the build, and the pages of the site stay as they are', async () => {
  const page = await pageWithBuild()
  await page.goto('/about')
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  await page.goto('/examples/webpack')
  await page.getByRole('heading', { level: 1, name: 'An area of another team' }).waitFor()
  await page.context().close()
  const other = await (await newContext(sharedProduct().siteUrl)).newPage()
  expect((await other.goto('/examples/webpack'))?.status()).toBe(404)
  await other.context().close()
})

test('a flag is tried by its address', async () => {
  const page = await pageWithBuild()
  await page.goto('/examples/webpack?flag=webpackarea.steps')
  await page.getByText('Pressed: 0').waitFor()
  await page.getByRole('button', { name: '+10' }).click()
  await page.getByText('Pressed: 10').waitFor()
  await page.goto('/examples/webpack?flag=webpackarea.steps:off')
  await page.getByText('Pressed: 0').waitFor()
  expect(await page.getByRole('button', { name: '+10' }).count()).toBe(0)
  await page.context().close()
})

test('a folder without a build is refused', async () => {
  const context = await newContext(sharedProduct().siteUrl)
  await expect(showBuild(context, { site: sharedProduct().siteUrl, build: dir })).rejects.toThrow(
    /contains no release\.json/,
  )
  await context.close()
})
