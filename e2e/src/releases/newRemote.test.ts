import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRepository, type RepositoryCopy } from '@mentor-connect/scripts/testing/repositoryCopy'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Page } from 'playwright-core'
import { newPerson } from '../stage/browser'
import { startProduct, type Product } from '../stage/product'
import { useBuiltReleases } from './builtReleases'
import { liveRelease, siteCommand } from './siteCommands'

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

test('a new remote is created, released alone, shown and removed without affecting anything else', async () => {
  await inCopy('new-remote', 'jobs', '--at', '/jobs')
  addToNavigation(join(copy.dir, 'mf-jobs/area.json'))
  const shell = (await siteRegistry()).shell.release
  expect(await inCopy('release', 'jobs')).toContain('is live')
  expect(liveRelease(product, 'jobs')).toMatchObject({
    area: 'jobs',
    messageFaults: [],
    exposes: { './routes': [{ id: 'home', path: '' }] },
    declares: { mounts: [{ path: '/jobs', owns: ['/jobs/*'], frame: 'public', guard: 'open' }] },
  })
  const { page, context } = await newPerson(product.siteUrl)
  expect(await headingAt(page, '/jobs')).toBe('Jobs')
  await page.getByRole('navigation').first().getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  // The navigation of the public area contains the entry of the new area.
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()

  // The area became live without a release of the shell, and is removed without one.
  await inCopy('new-remote', '--remove', 'jobs')
  expect(await inCopy('releases', 'retire', 'jobs')).toContain('jobs is no longer part of the site')
  expect(await headingAt(page, '/jobs')).toBe('Page not found')
  const registry = await siteRegistry()
  expect(registry.remotes).not.toHaveProperty('jobs')
  expect(registry.shell.release).toBe(shell)
  await context.close()
})

/** Declares an entry in the public navigation, as the team of the area would. */
function addToNavigation(file: string) {
  const declaration = JSON.parse(readFileSync(file, 'utf8')) as object
  const entry = {
    slot: 'public.navigation',
    to: '/jobs',
    label: { en: 'Jobs', hi: 'नौकरियाँ' },
    icon: 'briefcase',
    order: 45,
  }
  writeFileSync(file, JSON.stringify({ ...declaration, navigation: [entry] }))
}

async function siteRegistry(): Promise<SiteRegistry> {
  return (await (await fetch(`${product.siteUrl}/registry.json`)).json()) as SiteRegistry
}

/** Runs a command of the copied sources on this test's site. */
const inCopy = (name: string, ...options: string[]) => siteCommand(product, name, options, {}, copy.dir)

async function headingAt(page: Page, path: string) {
  await page.goto(path)
  return page.locator('#app main h1').innerText()
}
