import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { copyRepository, type RepositoryCopy } from '@mentor-connect/scripts/testing/repositoryCopy'
import type { Page } from 'playwright-core'
import { newPerson } from '../stage/browser'
import { startProduct, type Product } from '../stage/product'
import { useBuiltReleases } from './builtReleases'

const run = promisify(execFile)

let product: Product
let copy: RepositoryCopy

beforeAll(async () => {
  product = await startProduct()
  copy = copyRepository()
  useBuiltReleases(copy)
})
afterAll(async () => {
  copy?.remove()
  await product?.stop()
})

/** Runs a command of the repository's copy on this test's site. */
const command = (...options: string[]) =>
  run(process.execPath, ['scripts/bootstrap.mjs', ...options], {
    cwd: copy.dir,
    env: { ...process.env, DATA_DIR: product.dataDir, API_PORT: new URL(product.apiUrl).port },
  })

async function headingAt(page: Page, path: string) {
  await page.goto(path)
  return page.locator('#app main h1').innerText()
}

test('a new remote is created, released, shown and removed without affecting anything else', async () => {
  await command('new-remote', 'jobs', '--at', '/jobs')
  // Reported before anything is built.
  await expect(command('release', 'shell')).rejects.toMatchObject({
    stdout: expect.not.stringContaining('Built'),
    stderr: expect.stringMatching(/mounts jobs\/routes.* release jobs first/),
  })

  expect((await command('release', 'jobs')).stdout).toContain('is live')
  expect((await command('release', 'shell')).stdout).toContain('is live')
  const { page, context } = await newPerson(product.siteUrl)
  expect(await headingAt(page, '/jobs')).toBe('Jobs')
  await page.getByRole('navigation').first().getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')

  await command('new-remote', '--remove', 'jobs')
  await command('release', 'shell')
  expect((await command('releases', 'retire', 'jobs')).stdout).toContain('jobs is no longer part of the site')
  expect(await headingAt(page, '/jobs')).toBe('Page not found')
  const registry = (await (await fetch(`${product.siteUrl}/registry.json`)).json()) as { remotes: object }
  expect(registry.remotes).not.toHaveProperty('jobs')
  await context.close()
})
