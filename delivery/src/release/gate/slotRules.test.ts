import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import { SiteFolder } from '../../testing/SiteFolder'
import { expectHostileRefused, type Hostile } from '../../testing/expectRefused'
import { readGrant } from '../grants/readGrant'
import { setGrant } from '../grants/setGrant'
import { liveRegistry } from '../../store/siteStore'

let folder: SiteFolder
beforeAll(() => {
  folder = SiteFolder.live()
  const options = { paths: '/jobs,/user/jobs', frames: 'public,learner', slots: SLOTS }
  folder.change((site) => setGrant(site, 'jobs', readGrant('jobs', options)))
})
afterAll(() => folder.remove())

const SLOTS = 'learner.navigation,learner.dashboard,navigation.badge'
const entry = {
  slot: 'learner.navigation' as const,
  to: '/user/jobs',
  label: { en: 'Jobs', hi: 'नौकरियाँ' },
  icon: 'briefcase' as const,
  order: 25,
}
const card = { slot: 'learner.dashboard' as const, expose: 'routes', label: entry.label, order: 10 }
const declaring = (more: Partial<AreaDeclaration>) => ({
  declares: {
    mounts: [
      { path: '/jobs', owns: ['/jobs/*'], expose: 'routes', frame: 'public', guard: 'open' },
      { path: '/user/jobs', owns: ['/user/jobs/*'], expose: 'routes', frame: 'learner', guard: 'user' },
    ] satisfies AreaDeclaration['mounts'],
    ...more,
  },
})
const withEntry = (changes: object) => declaring({ navigation: [{ ...entry, ...changes }] })

const cases: Hostile[] = [
  {
    what: 'an entry for pages of others',
    changes: withEntry({ to: '/user/home' }),
    says: /adds \/user\/home to learner.navigation/,
  },
  {
    what: 'an entry for a page of another frame',
    changes: withEntry({ to: '/jobs' }),
    says: /not a page of jobs for the people of that frame/,
  },
  {
    what: 'an entry that is also current at pages of others',
    changes: withEntry({ also: ['/user/home'] }),
    says: /adds \/user\/home to learner.navigation/,
  },
  {
    what: 'a tab in an entry for which nothing was granted',
    changes: withEntry({ slot: 'learner.explore' }),
    says: /needs slots: learner.explore, which the site's owner has not granted/,
  },
  {
    what: 'an entry in one language',
    changes: withEntry({ label: { en: 'Jobs' } }),
    says: /declares, navigation, 0, label/,
  },
  {
    what: 'a label with markup',
    changes: withEntry({ label: { en: '<b>Jobs', hi: 'x' } }),
    says: /at most 30 characters/,
  },
  {
    what: 'an icon of its own',
    changes: withEntry({ icon: 'skull' }),
    says: /declares, navigation, 0, icon/,
  },
  {
    what: 'a badge that it does not expose',
    changes: withEntry({ badge: 'count' }),
    says: /adds "count" to a slot, but does not expose/,
  },
  {
    what: 'a slot that was not granted',
    changes: declaring({ contributions: [{ ...card, slot: 'course.tab' }] }),
    says: /needs slots: course.tab, which the site's owner has not granted to jobs: ask for "npm run site -- grant jobs .* --slots /,
  },
  {
    what: 'a component for a slot that nobody offers',
    changes: declaring({ contributions: [{ ...card, slot: 'shop.details' }] }),
    says: /adds a component to shop.details, which is no slot: the site and its areas have learner.dashboard, /,
  },
  {
    what: 'a slot whose name could lead elsewhere',
    changes: declaring({ contributions: [{ ...card, slot: '../details.x' }] }),
    says: /is not the name of a slot, such as "learner.dashboard"/,
  },
  {
    what: 'a slot in the name of another area',
    changes: declaring({ slots: { 'shop.details': { audience: 'user', pages: ['/jobs'] } } }),
    says: /jobs offers the slot shop.details: call it jobs/,
  },
  {
    what: 'a slot in the name of the site',
    changes: declaring({ slots: { 'learner.details': { audience: 'user', pages: ['/jobs'] } } }),
    says: /names with this beginning belong to the site/,
  },
  {
    what: 'a slot in pages of others',
    changes: declaring({ slots: { 'jobs.details': { audience: 'user', pages: ['/user/home'] } } }),
    says: /offers jobs.details in \/user\/home, which is not a page of jobs/,
  },
  {
    what: 'a slot for people whom the site does not know',
    changes: declaring({ slots: { 'jobs.details': { audience: 'admin' as 'user', pages: ['/jobs'] } } }),
    says: /declares, slots, jobs.details, audience/,
  },
  {
    what: 'an icon with a link',
    changes: withEntry({
      icon: { elements: [{ name: 'path', attributes: { d: 'M0 0', href: 'https://evil.example' } }] },
    }),
    says: /declares, navigation, 0, icon/,
  },
  {
    what: 'an icon with markup',
    changes: withEntry({ icon: { elements: [{ name: 'path', attributes: { d: '"><script>' } }] } }),
    says: /declares, navigation, 0, icon/,
  },
  {
    what: 'an offline read that the API does not have',
    changes: declaring({ offlineReads: { personal: ['/jobs/all'] } }),
    says: /keeps \/jobs\/all for offline use, which is not a read of the API/,
  },
  {
    what: 'personal data as public offline reads',
    changes: declaring({ offlineReads: { public: ['/user/get-user-details'] } }),
    says: /keeps \/user\/get-user-details as public, but it is for signed-in people/,
  },
]

test.each(cases.map((one) => [one.what, one] as const))('a release may not declare %s', (_what, hostile) => {
  expectHostileRefused(folder, { area: 'jobs', ...hostile })
})

test('what is granted gets into the registry, and offline reads into the service worker only', () => {
  const changes = declaring({
    navigation: [{ ...entry, badge: 'routes' }],
    contributions: [card],
    offlineReads: { public: ['/resource/get-resources'] },
  })
  folder.publish('jobs', folder.built('jobs', 'j1', changes))
  const { jobs } = liveRegistry(folder.site.dir)!.remotes
  expect(jobs).toMatchObject({ navigation: [{ badge: 'routes' }], contributions: [card] })
  expect(JSON.stringify(jobs)).not.toContain('get-resources')
})

test('another area adds a component to a slot that an area offers, once both are granted', () => {
  const offering = declaring({ slots: { 'jobs.details': { audience: 'everyone', pages: ['/jobs'] } } })
  folder.publish('jobs', folder.built('jobs', 'j2', offering))
  expect(liveRegistry(folder.site.dir)!.remotes['jobs']!.slots).toEqual({ 'jobs.details': 'everyone' })
  const maps = {
    declares: {
      mounts: [{ path: '/maps', owns: ['/maps/*'], expose: 'routes', frame: 'public', guard: 'open' }],
      contributions: [{ ...card, slot: 'jobs.details' }],
    } satisfies AreaDeclaration,
  }
  folder.change((site) =>
    setGrant(site, 'maps', readGrant('maps', { paths: '/maps', frames: 'public', slots: 'jobs.details' })),
  )
  folder.publish('maps', folder.built('maps', 'm1', maps))
  expect(liveRegistry(folder.site.dir)!.remotes['maps']!.contributions).toMatchObject([
    { slot: 'jobs.details' },
  ])
})
