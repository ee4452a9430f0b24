import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { integrityOf } from '../release/hashAndCompress'
import { RELEASE_FILE, type Release } from '../release/release'
import { showBuild } from './showBuild'

// A refused build is never shown, so nothing is asked of the browser.
const NO_BROWSER = {} as BrowserContext
let build: string

beforeEach(() => (build = mkdtempSync(join(tmpdir(), 'mentor-connect-shown-'))))
afterEach(() => rmSync(build, { recursive: true }))

function describeRelease(area: string) {
  const integrity = integrityOf(Buffer.from(''))
  const release: Release = {
    area,
    release: 'r1',
    entry: 'entry.js',
    integrity,
    shared: {},
    exposes: {},
    chunks: {},
    messageFaults: [],
    files: { 'entry.js': { bytes: 0, integrity } },
  }
  writeFileSync(join(build, 'entry.js'), '')
  writeFileSync(join(build, RELEASE_FILE), JSON.stringify(release))
}

it('a build of the shell is refused', async () => {
  describeRelease('shell')
  const shown = showBuild(NO_BROWSER, { site: 'https://learn.example.org', build })
  await expect(shown).rejects.toThrow(`${build} is a build of the shell`)
})

it('what is no address of a site is refused, without a word about options of commands', async () => {
  describeRelease('jobs')
  const shown = showBuild(NO_BROWSER, { site: 'learn.example.org', build })
  await expect(shown).rejects.toThrow(/^"learn\.example\.org" is not the address of a site/)
})
