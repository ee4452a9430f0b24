import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { previewText, type Preview } from '@mentor-connect/contract/site/preview'
import { SiteFolder } from '../testing/SiteFolder'
import { liveRegistry } from '../store/siteStore'
import { folderTarget } from './folderTarget'

const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
  folder.site.signingKey = key
  folder.configure()
})
afterEach(() => folder.remove())

const preview = (id: string, name = 'pr-12') =>
  folder.publishRendered('learner', folder.built('learner', id), { preview: name })
const isStored = (id: string) => existsSync(join(folder.site.dir, 'remotes/learner', id))
const states = async () =>
  (await folderTarget(folder.site).releases())
    .filter(({ area }) => area === 'learner')
    .map(({ release, state }) => `${release} ${state}`)

function readToken(address: string): { json: string; signature: string } {
  const [json = '', signature = ''] = new URL(address).searchParams.get('preview')!.split('.')
  return { json: Buffer.from(json, 'base64url').toString(), signature }
}

test('a preview is live for nobody, and its address is signed with the key of the site', async () => {
  const before = liveRegistry(folder.site.dir)!
  const { flipped, preview: shown } = await preview('r2')
  const after = liveRegistry(folder.site.dir)!
  expect(flipped).toBe(false)
  expect(after.remotes).toEqual(before.remotes)
  expect(shown!.until).toBe('2026-11-27T08:00:00.000Z')
  expect(shown!.address).toMatch(/^http:\/\/site\.test\/\?preview=/)
  const { json, signature } = readToken(shown!.address)
  expect(JSON.parse(json) as Preview).toMatchObject({
    area: 'learner',
    name: 'pr-12',
    release: { release: 'r2', entry: '/remotes/learner/r2/entry.js', contract: '^1.0.0' },
  })
  const isSigned = verify(
    null,
    Buffer.from(previewText(json)),
    createPublicKey(key),
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})

test('a preview is listed and kept until it ends', async () => {
  folder.site.keepDays = 0
  await preview('r2')
  folder.passHours(24 * 6)
  folder.publish('learner', folder.built('learner', 'r3'))
  expect(isStored('r2')).toBe(true)
  expect(await states()).toContain('r2 preview pr-12 until 2026-11-27')
  folder.passHours(25)
  expect(await states()).not.toContain('r2 preview pr-12 until 2026-11-27')
  folder.publish('learner', folder.built('learner', 'r4'))
  expect(isStored('r2')).toBe(false)
})

test('a preview can become live, and is no rollback target before', async () => {
  await preview('r2')
  expect(() => folder.rollback('learner', 'r2')).toThrow()
  folder.publish('learner', folder.built('learner', 'r2'))
  expect(liveRegistry(folder.site.dir)!.remotes['learner']!.release).toBe('r2')
})

test('a release that the gate refuses gets no preview', async () => {
  const built = folder.built('learner', 'r2', { contract: '^9.0.0' })
  await expect(folder.publishRendered('learner', built, { preview: 'pr-12' })).rejects.toThrow('contract')
  expect(isStored('r2')).toBe(false)
})

test.each([
  ['the shell', 'shell', 'Only areas'],
  ['an area without a live release', 'chat', 'needs a live release of chat'],
])('%s has no preview', async (_what, area, reason) => {
  const built = folder.built(area, 'r2')
  await expect(folder.publishRendered(area, built, { preview: 'pr-12' })).rejects.toThrow(reason)
})

test('a site without a key has no previews', async () => {
  const unsigned = SiteFolder.live()
  const built = unsigned.built('learner', 'r2')
  await expect(unsigned.publishRendered('learner', built, { preview: 'pr-12' })).rejects.toThrow(
    'REGISTRY_SIGNING_KEY',
  )
  unsigned.remove()
})
