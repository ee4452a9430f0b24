import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RENDERING_FILE, type SiteRendering } from '@mentor-connect/contract/site/rendering'
import { SiteFolder } from '../../testing/SiteFolder'
import { listReleases } from '../listReleases'

const ADAPTS = [{ version: '1.0.0', supportedUntil: '2027-05-31' }]

let folder: SiteFolder
/** A site whose areas were built for version 1, with a shell that provides version 2 and an adapter for 1. */
beforeEach(() => {
  folder = SiteFolder.live()
  folder.publish('shell', shellOfVersion2('s2', ADAPTS))
})
afterEach(() => folder.remove())

const shellOfVersion2 = (id: string, adapts?: typeof ADAPTS) =>
  folder.built('shell', id, {
    provides: '2.0.0',
    adapts,
    shared: { react: '19.3.1', '@mentor-connect/contract/auth': '2.0.0' },
  })

const learner = (id: string, contract: string) =>
  folder.built('learner', id, {
    contract,
    shared: { react: '^19.3.0', '@mentor-connect/contract/auth': contract },
  })

const contracts = () =>
  Object.fromEntries(
    listReleases(folder.site.dir)
      .filter(({ state }) => state === 'live')
      .map(({ area, contract }) => [area, contract]),
  )

test('an area for the earlier version is released, and its team reads until when that works', async () => {
  const { flipped, adapter } = await folder.publishRendered('learner', learner('r2', '^1.0.0'))
  expect(flipped).toBe(true)
  expect(adapter).toBe(
    'learner gets auth contract 1.0.0 through an adapter of the shell, supported until 2027-05-31: move to 2.0.0 by then (docs/teams.md).',
  )
})

test('an area for the newest version uses no adapter', async () => {
  const { flipped, adapter } = await folder.publishRendered('learner', learner('r2', '^2.0.0'))
  expect(flipped).toBe(true)
  expect(adapter).toBeUndefined()
})

test('the list says which areas use an adapter', () => {
  folder.publish('learner', learner('r2', '^2.0.0'))
  expect(contracts()).toEqual({
    shell: 'provides 2.0.0, 1.0.0',
    learner: '^2.0.0',
    public: '^1.0.0 (adapter of 1.0.0 until 2027-05-31)',
  })
})

test('the server is told which areas it renders with the earlier version', () => {
  folder.publish('learner', learner('r2', '^2.0.0'))
  const file = join(folder.site.dir, 'live', RENDERING_FILE)
  const { contracts: adapted } = JSON.parse(readFileSync(file, 'utf8')) as SiteRendering
  expect(adapted).toEqual({ public: '1.0.0' })
})

test('an area for any other version is refused', () => {
  expect(() => folder.publish('learner', learner('r2', '^3.0.0'))).toThrow(
    'learner@r2 needs auth contract ^3.0.0, shell s2 has 2.0.0, and 1.0.0 until 2027-05-31: release a shell that has it first, or build the area for a version that the shell has ("mentorConnect.contract" in its package.json).',
  )
})

test('the shell is not rolled back to before a version that a live area needs', () => {
  folder.publish('learner', learner('r2', '^2.0.0'))
  expect(() => folder.rollback('shell')).toThrow(
    'learner@r2 needs auth contract ^2.0.0, shell r1 has 1.0.0: release or roll back the area to a release for one of these first, or give the shell an adapter (docs/teams.md).',
  )
  folder.rollback('learner')
  expect(folder.rollback('shell')).toMatchObject({ release: 'r1' })
})

test('an adapter cannot be dropped while a live area needs it', () => {
  expect(() => folder.publish('shell', shellOfVersion2('s3'))).toThrow(
    /(learner|public)@r1 needs auth contract \^1\.0\.0, shell s3 has 2\.0\.0: release or roll back the area/,
  )
})
