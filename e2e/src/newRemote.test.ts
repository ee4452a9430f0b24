import { copyRepository, type RepositoryCopy } from '@mentor-connect/scripts/repository-copy'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newPerson } from './browser'
import { useBuiltReleases } from './builtReleases'
import { startProduct, type Product } from './product'

jest.setTimeout(240_000)
const run = promisify(execFile)

let product: Product
let browser: Browser
let copy: RepositoryCopy

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  copy = copyRepository()
  useBuiltReleases(copy)
})
afterAll(async () => {
  copy?.remove()
  await browser?.close()
  await product?.stop()
})

/** Runs a command of the copy on the site of this test. */
const command = (...options: string[]) =>
  run(process.execPath, ['scripts/bootstrap.mjs', ...options], {
    cwd: copy.dir,
    env: { ...process.env, DATA_DIR: product.dataDir, API_PORT: new URL(product.apiUrl).port },
  })

async function headingAt(page: Page, path: string) {
  await page.goto(path)
  return page.locator('#app main h1').innerText()
}

test('a new remote is made, released, shown and taken away, and nothing else notices', async () => {
  await command('new-remote', 'jobs', '--at', '/jobs')
  await expect(command('release', 'shell')).rejects.toThrow(/mounts jobs\/routes/)

  expect((await command('release', 'jobs')).stdout).toContain('is live')
  expect((await command('release', 'shell')).stdout).toContain('is live')
  const { page, context } = await newPerson(browser, product.siteUrl)
  expect(await headingAt(page, '/jobs')).toBe('Jobs')
  await page.getByRole('navigation').first().getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')

  await command('new-remote', '--remove', 'jobs')
  await command('release', 'shell')
  expect(await headingAt(page, '/jobs')).toBe('Page not found')
  await context.close()
})
