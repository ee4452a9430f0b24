import { generateKeyPairSync, sign } from 'node:crypto'
import { previewText } from '@mentor-connect/contract/site/preview'
import { aRelease } from '../testing/registries'
import { chooseRelease } from './chooseRelease'
import { readPreviews } from './previews'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ format: 'jwk' }).x!
const now = new Date('2026-11-24T08:00:00Z')
const shown = aRelease('learner', 'r9')

function tokenOf(parts: object = {}, signingKey = privateKey): string {
  const json = JSON.stringify({
    area: 'learner',
    name: 'pr-12',
    until: '2026-11-27T08:00:00Z',
    release: shown,
    ...parts,
  })
  const signature = sign(null, Buffer.from(previewText(json)), signingKey).toString('base64url')
  return `${Buffer.from(json).toString('base64url')}.${signature}`
}

/** The storage of a tab. */
function aTab() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}
const read = (search: string, tab = aTab(), at = now) => readPreviews(search, tab, { key, now: at })

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a signed preview is used by the tab, also after the address has changed', async () => {
  const tab = aTab()
  expect((await read(`?preview=${tokenOf()}`, tab)).releases).toEqual({ learner: shown })
  expect((await read('', tab)).releases).toEqual({ learner: shown })
})

test('the newest preview of an area replaces an earlier one', async () => {
  const tab = aTab()
  await read(`?preview=${tokenOf()}`, tab)
  const other = aRelease('learner', 'r10')
  expect((await read(`?preview=${tokenOf({ release: other })}`, tab)).releases).toEqual({ learner: other })
  expect((await read('', tab)).releases).toEqual({ learner: other })
})

test('a preview that has ended is named and forgotten', async () => {
  const tab = aTab()
  await read(`?preview=${tokenOf()}`, tab)
  const later = new Date('2026-11-27T08:00:00Z')
  expect(await read('', tab, later)).toEqual({
    releases: {},
    ended: [{ area: 'learner', release: 'pr-12' }],
  })
  expect(await read('', tab, later)).toEqual({ releases: {}, ended: [] })
})

test.each([
  ['signed by somebody else', tokenOf({}, generateKeyPairSync('ed25519').privateKey)],
  ['changed', tokenOf().replace(/^./, 'f')],
  ['without a signature', tokenOf().split('.')[0]!],
  ['no preview at all', '%00'],
])('a preview that is %s is ignored', async (_what, token) => {
  const tab = aTab()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await read(`?preview=${token}`, tab)).toEqual({ releases: {}, ended: [] })
  expect(tab.getItem('mc.previews')).toBeNull()
})

test('a preview comes before pins and canaries, and after an override; once it is live, it is nothing special', () => {
  const live = { ...aRelease('learner', 'r1'), pinnable: [aRelease('learner', 'r0')] }
  const choose = (preferences: object) =>
    chooseRelease(live, { bucket: 0, preview: shown, ...preferences }).source
  expect(choose({ pin: 'r0' })).toBe('preview')
  expect(choose({ override: 'http://localhost:3102/remoteEntry.js' })).toBe('override')
  expect(choose({ preview: aRelease('learner', 'r1') })).toBe('live')
})
