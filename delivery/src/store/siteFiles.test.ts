import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkSiteFile, writeSiteFile } from './siteFiles'

let root: string
const folder = (name: string) => join(root, name)
const inode = (path: string) => statSync(path).ino

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mentor-connect-site-files-'))
  for (const name of ['earlier', 'next']) mkdirSync(folder(name))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a file with the same text is linked with its compressed copies', () => {
  writeSiteFile(folder('earlier'), 'page-scripts.json', '{}', 'least')
  expect(linkSiteFile(folder('earlier'), folder('next'), 'page-scripts.json', '{}')).toBe(true)
  expect(readdirSync(folder('next'))).toEqual([
    'page-scripts.json',
    'page-scripts.json.br',
    'page-scripts.json.gz',
  ])
  for (const file of readdirSync(folder('next')))
    expect(inode(join(folder('next'), file))).toBe(inode(join(folder('earlier'), file)))
})

test.each([
  ['its text has changed', 'user/home.html', 'new'],
  ['there was none', 'user/profile.html', 'old'],
])('a file is not linked if %s', (_reason, file, text) => {
  writeSiteFile(folder('earlier'), 'user/home.html', 'old', 'least')
  expect(linkSiteFile(folder('earlier'), folder('next'), file, text)).toBe(false)
  writeSiteFile(folder('next'), file, text, 'least')
  expect(readFileSync(join(folder('next'), file), 'utf8')).toBe(text)
  expect(readFileSync(join(folder('earlier'), 'user/home.html'), 'utf8')).toBe('old')
})

test('a file that can only be linked in part is not linked at all', () => {
  writeSiteFile(folder('earlier'), 'sw.js', 'worker', 'least')
  rmSync(join(folder('earlier'), 'sw.js.gz'))
  // No disk links folders.
  mkdirSync(join(folder('earlier'), 'sw.js.gz'))
  expect(linkSiteFile(folder('earlier'), folder('next'), 'sw.js', 'worker')).toBe(false)
  expect(readdirSync(folder('next'))).toEqual([])
})

test('pages have no compressed copies', () => {
  writeSiteFile(folder('next'), 'index.html', '<html>', 'least')
  expect(readdirSync(folder('next'))).toEqual(['index.html'])
})
