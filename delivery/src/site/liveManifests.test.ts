import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FederationManifest } from '@mentor-connect/build/release/federationManifest'
import { SiteFolder } from '../testing/SiteFolder'

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

const manifestOf = (area: string) =>
  JSON.parse(
    readFileSync(join(folder.site.dir, 'live/remotes', area, 'mf-manifest.json'), 'utf8'),
  ) as FederationManifest

test('each area has a manifest, by which other hosts find its live release', () => {
  folder.publish('learner', folder.built('learner', 'r2', { exposes: { './routes': [], './frame': [] } }))
  expect(manifestOf('learner')).toMatchObject({
    name: 'mf_learner',
    metaData: {
      globalName: 'mf_learner',
      publicPath: 'auto',
      remoteEntry: { path: 'r2/', name: 'entry.js', type: 'global' },
      buildInfo: { buildVersion: 'r2' },
    },
    exposes: [{ path: './routes' }, { path: './frame' }],
  })
  expect(manifestOf('public').metaData.buildInfo.buildVersion).toBe('r1')
})

test('the manifest follows a rollback, and no canary', () => {
  folder.publish('learner', folder.built('learner', 'r2'))
  folder.publish('learner', folder.built('learner', 'r3'), { canaryPercent: 10 })
  expect(manifestOf('learner').metaData.remoteEntry.path).toBe('r2/')
  folder.rollback('learner', 'r1')
  expect(manifestOf('learner').metaData.remoteEntry.path).toBe('r1/')
})

test('files on another origin are named with it', () => {
  const origin = 'https://learner.example.org'
  folder.publish('learner', folder.built('learner', 'r2'), { origin })
  expect(manifestOf('learner').metaData).toMatchObject({
    publicPath: `${origin}/remotes/learner/r2/`,
    remoteEntry: { path: '', name: 'entry.js' },
  })
})
