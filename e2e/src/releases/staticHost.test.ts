import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headingsIn } from '@mentor-connect/testing'
import { sharedProduct } from '../stage/sharedStage'
import { siteCommand } from './siteCommands'

const product = sharedProduct()
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-host-'))
  await siteCommand(product, 'site', ['export', folder])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const locations = (map: string) => [...read(map).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!)
const pathOf = (url: string) => new URL(url).pathname
/** The file that a static host sends for a path. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

it('has a page with its content for every address of the site maps', () => {
  const maps = locations('sitemap.xml').map((url) => pathOf(url).slice(1))
  const paths = maps.flatMap(locations).map(pathOf)
  for (const path of [
    '/',
    '/hi',
    '/about',
    '/hi/resources/jobs',
    '/resource/english-for-work',
    '/hi/mentor/lakshmi-menon',
  ])
    expect(paths).toContain(path)
  expect(paths.filter((path) => headingsIn(read(fileOf(path))).length !== 1)).toEqual([])
})

it('has the page of a course in both languages, with its data', () => {
  for (const [file, locale] of [
    ['resource/english-for-work.html', 'en'],
    ['hi/resource/english-for-work.html', 'hi'],
  ] as const) {
    expect(read(file)).toContain(`<html lang="${locale}">`)
    expect(headingsIn(read(file))).toEqual(['English for Work'])
  }
})

it('has a page for unknown addresses', () => {
  expect(headingsIn(read('404.html'))).toEqual(['Page not found'])
  expect(headingsIn(read('hi/404.html'))).toEqual(['पेज नहीं मिला'])
})
