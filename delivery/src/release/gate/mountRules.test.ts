import type { DeclaredMount } from '@mentor-connect/contract/site/mounts'
import { SiteFolder } from '../../testing/SiteFolder'
import { expectHostileRefused, expectRefused, type Hostile } from '../../testing/expectRefused'
import { isSameRank } from './mountRules'

let folder: SiteFolder
beforeAll(() => (folder = SiteFolder.live()))
afterAll(() => folder.remove())

const mount = (changes: Partial<DeclaredMount>): DeclaredMount => ({
  path: '/jobs',
  owns: ['/jobs/*'],
  expose: 'routes',
  frame: 'public',
  guard: 'open',
  ...changes,
})
const declaring = (...mounts: Partial<DeclaredMount>[]) => ({ declares: { mounts: mounts.map(mount) } })

const cases: Hostile[] = [
  {
    what: 'an expose that it does not have',
    changes: declaring({ expose: 'pages' }),
    says: /mounts "pages" at \/jobs, but does not expose ".\/pages"/,
  },
  {
    what: 'addresses that another area owns',
    changes: declaring({ path: '/user', owns: ['/user/*'] }),
    says: /mounts \/user\/\*, but \/user\/\* belongs to learner/,
  },
  {
    what: 'all addresses',
    changes: declaring({ path: '/', owns: ['/*'] }),
    says: /mounts \/\*, but \/\* belongs to public/,
  },
  {
    what: 'an address outside of its path',
    changes: declaring({ owns: ['/jobs/*', '/signup'] }),
    says: /mounts \/jobs, but \/signup is not below it/,
  },
  {
    what: 'the path of a language',
    changes: declaring({ path: '/hi', owns: ['/hi/*'] }),
    says: /the site itself uses/,
  },
  {
    what: 'the files of releases',
    changes: declaring({ path: '/remotes', owns: ['/remotes/*'] }),
    says: /itself uses/,
  },
  {
    what: 'a guard that is too weak for its frame',
    changes: declaring({ frame: 'learner', guard: 'open' }),
    says: /in the learner frame with the guard "open": that frame is for people who pass "user"/,
  },
  {
    what: 'an unknown guard',
    changes: declaring({ guard: 'admin' as never }),
    says: /declares, mounts, 0, guard/,
  },
  {
    what: 'an unknown frame',
    changes: declaring({ frame: 'staff' as never }),
    says: /declares, mounts, 0, frame/,
  },
  {
    what: 'a path that leaves the site',
    changes: declaring({ path: '/../x' }),
    says: /is not a path in lower case/,
  },
  {
    what: 'a pattern of letters of both cases',
    changes: declaring({ owns: ['/jobs/A'] }),
    says: /in lower case/,
  },
  {
    what: 'two mounts at one path',
    changes: declaring({}, { owns: ['/jobs/x'] }),
    says: /has two mounts at \/jobs/,
  },
  {
    what: 'a start page elsewhere',
    changes: declaring({ start: '/user/home' }),
    says: /redirects \/jobs to \/user\/home, which does not belong to the same mount/,
  },
  {
    what: 'a start page that redirects to itself',
    changes: declaring({ start: '/jobs' }),
    says: /redirects \/jobs to/,
  },
  {
    what: 'a redirect that would not end',
    changes: declaring({ guard: 'guest', counterparts: [{ page: '/jobs', user: '/jobs' }] }),
    says: /redirects a learner from \/jobs to \/jobs, which is not a page for them/,
  },
  {
    what: 'a redirect of the pages of others',
    changes: declaring({ guard: 'guest', counterparts: [{ page: '/about', user: '/user/home' }] }),
    says: /counterpart of \/about, which is not below \/jobs/,
  },
  {
    what: 'redirects without the guard for them',
    changes: declaring({ counterparts: [{ page: '/jobs', user: '/user/home' }] }),
    says: /states counterparts of \/jobs, which has the guard "open"/,
  },
  {
    what: 'too many patterns',
    changes: declaring({ owns: Array.from({ length: 51 }, (_, index) => `/jobs/p${index}`) }),
    says: /must not have more than 50 items/,
  },
]

test.each(cases.map((one) => [one.what, one] as const))('a release may not declare %s', (_what, hostile) => {
  expectHostileRefused(folder, { area: 'jobs', ...hostile })
})

test('a release without a declaration is refused, because the shell would not show it', () => {
  expectHostileRefused(folder, {
    what: 'no declaration',
    changes: { declares: undefined },
    says: /learner@r2 does not declare where it is mounted, which shell r1 needs/,
  })
})

test('a mount that another area links to stays', () => {
  expectHostileRefused(folder, {
    what: 'a removed mount',
    area: 'public',
    changes: { declares: { mounts: [mount({ path: '/', owns: ['/*'] })] } },
    says: /no longer mounts "courses" at \/user\/resources, to which learner links/,
  })
})

test('an area takes no address of a mount inside its own', () => {
  const inside = SiteFolder.live()
  inside.publish(
    'jobs',
    inside.built('jobs', 'j1', declaring({ path: '/user/jobs', owns: ['/user/jobs/*'] })),
  )
  const learner = (owns: string[]) => inside.built('learner', 'r2', declaring({ path: '/user', owns }))
  expectRefused(inside, learner(['/user/*', '/user/jobs']), {
    area: 'learner',
    says: /learner mounts \/user\/jobs, but \/user\/jobs belongs to jobs: choose another path/,
  })
  inside.remove()
})

test.each([
  ['/jobs/*', '/jobs/*', true],
  ['/jobs/:id', '/jobs/:jobId', true],
  ['/jobs/:id/new', '/jobs/old/:page', true],
  ['/jobs/:id', '/jobs/new', false],
  ['/jobs/*', '/jobs', false],
  ['/jobs/*', '/jobs/new/*', false],
  ['/jobs/a', '/jobs/b', false],
])('%s and %s have the same rank: %s', (one, other, expected) => {
  expect(isSameRank(one, other)).toBe(expected)
})
