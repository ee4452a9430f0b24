import { VERIFIES_FILES } from '@mentor-connect/contract/site/verifying'
import { createHash, webcrypto } from 'node:crypto'
import { hashesOf, hasRun } from './hashes'
import { HashListFailure } from './HashListFailure'
import { verifyFiles } from './verifyFiles'

const FOLDER = 'http://localhost/remotes/jobs/r1/'
const ELSEWHERE = 'https://jobs.example.org/remotes/jobs/r2/'
const HASHES = { 'entry.js': 'sha384-e', 'assets/page one.js': 'sha384-p', 'page.css': 'sha384-c' }
const NO_FILE = `sha384-${'A'.repeat(64)}`
const list = JSON.stringify(HASHES)
const integrity = `sha384-${createHash('sha384').update(list).digest('base64')}`

/** Fakes the browser's integrity check: a response whose hash is not the expected one fails. */
function serve(text: string) {
  globalThis.fetch = jest.fn(async (_url, options?: RequestInit) => {
    const actual = `sha384-${createHash('sha384').update(text).digest('base64')}`
    if (options?.integrity && options.integrity !== actual) throw new TypeError('Failed to fetch')
    return new Response(text)
  })
}

const verify = (folder: string) =>
  verifyFiles('mf_jobs', { folder, url: 'http://localhost/remotes/jobs/r1/hashes.json', integrity })

function script(src: string) {
  const element = document.createElement('script')
  element.src = src
  return element
}

beforeEach(() => {
  serve(list)
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

test('elements that load a file of the release get its hash', async () => {
  await verify(FOLDER)
  expect(script(`${FOLDER}entry.js`).integrity).toBe('sha384-e')
  expect(script('/remotes/jobs/r1/assets/page%20one.js?again=1').integrity).toBe('sha384-p')
  const sheet = document.createElement('link')
  sheet.href = `${FOLDER}page.css`
  expect(sheet.integrity).toBe('sha384-c')
  const module = document.createElement('link')
  module.setAttribute('href', `${FOLDER}entry.js`)
  expect([module.integrity, module.getAttribute('href')]).toEqual(['sha384-e', `${FOLDER}entry.js`])
})

test('the gate can recognise what is replaced for that', async () => {
  await verify(FOLDER)
  for (const [prototype, property] of [
    [HTMLScriptElement.prototype, 'src'],
    [HTMLLinkElement.prototype, 'href'],
  ] as const) {
    expect(Object.getOwnPropertyDescriptor(prototype, property)!.set).toHaveProperty(VERIFIES_FILES)
    expect(Object.getOwnPropertyDescriptor(prototype, 'setAttribute')!.value).toHaveProperty(VERIFIES_FILES)
  }
})

test('its hashes are known by file name, and do not count as code that has run', async () => {
  await verify(FOLDER)
  expect(hashesOf('mf_jobs')).toMatchObject({ 'page one.js': 'sha384-p' })
  expect(hasRun('mf_jobs')).toBe(false)
})

test('a file that is not listed gets a hash that no file has', async () => {
  await verify(FOLDER)
  expect(script(`${FOLDER}later.js`).integrity).toBe(NO_FILE)
})

test('files of others are left alone', async () => {
  await verify(FOLDER)
  expect(script('/remotes/learner/r1/entry.js').integrity).toBeFalsy()
  expect(script('https://other.example.org/remotes/jobs/r1/entry.js').integrity).toBeFalsy()
})

test('files on another origin are requested so that the browser may verify them', async () => {
  await verify(ELSEWHERE)
  const element = script(`${ELSEWHERE}entry.js`)
  expect([element.integrity, element.crossOrigin]).toEqual(['sha384-e', 'anonymous'])
})

test('without the list that the registry names, nothing may run', async () => {
  serve('{"entry.js":"sha384-other"}')
  const refusal = verify('http://localhost/remotes/jobs/r3/')
  await expect(refusal).rejects.toBeInstanceOf(HashListFailure)
  await expect(refusal).rejects.toMatchObject({ diagnosis: { reason: 'integrity' } })
  expect(script('/remotes/jobs/r3/entry.js').integrity).toBeFalsy()
})
