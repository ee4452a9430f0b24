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
