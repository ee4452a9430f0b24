import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import { SETTINGS, SiteFolder } from '../../testing/SiteFolder'
import { expectRefused } from '../../testing/expectRefused'
import { liveConfiguration, liveLedger, liveRegistry } from '../../store/siteStore'
import { readGrant } from './readGrant'
import { setGrant } from './setGrant'

let folder: SiteFolder
beforeEach(() => (folder = SiteFolder.live()))
afterEach(() => folder.remove())

const JOBS: AreaDeclaration = {
  mounts: [{ path: '/jobs', owns: ['/jobs/*'], expose: 'routes', frame: 'public', guard: 'open' }],
}
const inLearnerFrame: AreaDeclaration = {
  mounts: [
    ...JOBS.mounts,
    { path: '/user/jobs', owns: ['/user/jobs/*'], expose: 'routes', frame: 'public', guard: 'open' },
  ],
}
const jobs = (release: string, declares = JOBS) =>
  folder.built('jobs', release, { declares }, declares.connects && { 'samples.json': '{"openings":[]}' })
const grant = (area: string, paths: string, frames = 'public') =>
  folder.change((site) => setGrant(site, area, readGrant(area, { paths, frames })))
const overHttp = () => (folder.site = { ...folder.site, author: { by: 'jobs-ci', via: 'http' } })

test('the first local release of an area is granted what it declares, which the ledger records', () => {
  folder.publish('jobs', jobs('j1'))
  expect(liveConfiguration(folder.site.dir)!.grants).toMatchObject({
    jobs: { paths: ['/jobs'], frames: ['public'] },
  })
  expect(liveLedger(folder.site.dir).at(-2)).toMatchObject({ action: 'grant', to: 'jobs', paths: ['/jobs'] })
  expect(liveRegistry(folder.site.dir)!.remotes['jobs']!.mounts).toEqual(JOBS.mounts)
})

test('a later local release outside of the grant is refused, with what to ask for', () => {
  folder.publish('jobs', jobs('j1'))
  const outside = jobs('j2', inLearnerFrame)
  expectRefused(folder, outside, {
    area: 'jobs',
    says: /jobs@j2 needs \/user\/jobs, which .* ask for "npm run site -- grant jobs --paths \/jobs,\/user\/jobs --frames public"/,
  })
  grant('jobs', '/jobs,/user/jobs')
  folder.publish('jobs', outside)
  expect(liveRegistry(folder.site.dir)!.remotes['jobs']!.release).toBe('j2')
})

test('a release over HTTP has what was granted to its area, and nothing by itself', () => {
  overHttp()
  expectRefused(folder, jobs('j1'), {
    area: 'jobs',
    says: /jobs@j1 needs \/jobs · frames: public, which the site's owner has not granted to jobs/,
  })
  grant('jobs', '/job')
  expectRefused(folder, jobs('j1'), { area: 'jobs', says: /needs \/jobs, which/ })
  grant('jobs', '/jobs', 'learner')
  expectRefused(folder, jobs('j1'), { area: 'jobs', says: /needs frames: public, which/ })
  grant('jobs', '/jobs')
  folder.publish('jobs', jobs('j1'))
  expect(liveRegistry(folder.site.dir)!.remotes['jobs']!.release).toBe('j1')
})

test('npm start, which follows the sources, grants what they declare', () => {
  folder.publish('jobs', jobs('j1'))
  folder.site = { ...folder.site, author: { by: 'asha', via: 'start' } }
  folder.publish('jobs', jobs('j2', inLearnerFrame))
  expect(liveConfiguration(folder.site.dir)!.grants!['jobs']!.paths).toEqual(['/jobs', '/user/jobs'])
})

test('what a live release uses cannot be taken back', () => {
  folder.publish('jobs', jobs('j1'))
  expect(() => grant('jobs', '/other')).toThrow(
    'jobs@j1 is live and uses /jobs: release one without it first',
  )
  expect(grant('jobs', '/jobs')).toBe(false)
})

test('a change of the configuration keeps the grants', () => {
  folder.publish('jobs', jobs('j1'))
  folder.configure({ remoteOrigins: [] })
  expect(liveConfiguration(folder.site.dir)!.grants).toHaveProperty('jobs')
})

describe('a service that an area brings', () => {
  const ORIGIN = 'https://jobs.example.org'
  const withService: AreaDeclaration = { ...JOBS, connects: { openings: ORIGIN } }
  const grantServices = (area: string, connects: string) =>
    folder.change((site) =>
      setGrant(site, area, readGrant(area, { paths: `/${area}`, frames: 'public', connects })),
    )
  const told = () =>
    JSON.parse(
      /id="mc-config">(.*?)<\/script>/.exec(
        readFileSync(join(folder.site.dir, 'live/index.html'), 'utf8'),
      )![1]!,
    ) as RuntimeConfig

  test('is called by pages only after the site’s owner has granted it, where the owner says it is', () => {
    overHttp()
    grant('jobs', '/jobs')
    expectRefused(folder, jobs('j1', withService), {
      area: 'jobs',
      says: /needs services: openings=https:\/\/jobs.example.org, .*--frames public --connects openings=https:\/\/jobs.example.org"/,
    })
    grantServices('jobs', 'openings=https://staging.example.org')
    folder.publish('jobs', jobs('j1', withService))
    expect(told().services).toEqual({ openings: 'https://staging.example.org' })
  })

  test('is not told to pages of a site that has granted none', () => {
    folder.publish('jobs', jobs('j1'))
    expect(told()).not.toHaveProperty('services')
  })

  test('has a name of its own on the site', () => {
    grantServices('jobs', `openings=${ORIGIN}`)
    grantServices('careers', `openings=${ORIGIN}`)
    expect(() => grantServices('careers', 'openings=https://other.example.org')).toThrow(
      'careers calls https://other.example.org "openings", which is the name of https://jobs.example.org of jobs: choose another name.',
    )
  })

  test('stays granted while a live release calls it', () => {
    folder.publish('jobs', jobs('j1', withService))
    expect(() => grant('jobs', '/jobs')).toThrow(/is live and uses services: openings=/)
  })

  test('has https if the site has it', () => {
    folder.configure({ runtime: { ...SETTINGS.runtime, siteUrl: 'https://learn.example.org' } })
    expect(() => grantServices('jobs', 'openings=http://jobs.example.org')).toThrow(
      'The service openings is at http://jobs.example.org, which a page with https cannot call: use https.',
    )
  })
})

test.each([
  [
    { connects: 'constructor=https://jobs.example.org' },
    '--connects: "constructor=https://jobs.example.org" is not a name',
  ],
  [{ connects: 'openings' }, '--connects: "openings" is not a name and an origin'],
  [
    { connects: 'chat=https://jobs.example.org' },
    '--connects: "chat=https://jobs.example.org" is not a name',
  ],
  [
    { connects: 'openings=https://jobs.example.org/api' },
    'is not a name and an origin, such as jobs=https://jobs.example.org',
  ],
  [{ paths: 'jobs' }, '--paths: "jobs" is not a path in lower case, such as /jobs.'],
  [{ paths: '/../etc' }, '--paths: "/../etc" is not a path'],
  [{ frames: 'staff' }, '--frames: "staff" is not one of public, learner, mentor, admin.'],
])('%j is no grant', (options, reason) => {
  expect(() => readGrant('jobs', options)).toThrow(reason)
})
