import { withDefaults, type StatedMount } from '@mentor-connect/contract/site/mounts'
import type { Candidate, LiveState } from '../../candidate'
import { pagesToOpen } from './pagesToOpen'

const frame = { remote: 'learner', expose: 'frame' }
const shell = {
  area: 'shell',
  release: 'r1',
  exposes: {},
  frames: { public: frame, learner: frame, mentor: frame },
}

type Routes = { id: string; path: string }[]
const area = (name: string, routes: Routes, mount: StatedMount) => ({
  area: name,
  release: 'r1',
  exposes: { './routes': routes },
  declares: { mounts: [withDefaults(mount)] },
})

const stateOf = (...areas: ReturnType<typeof area>[]) =>
  ({
    shell,
    remotes: Object.fromEntries(areas.map((one) => [one.area, one])),
    grants: {},
  }) as unknown as LiveState
const candidate = (area: string, declares?: object) =>
  ({ description: { area, release: 'r2', declares } }) as unknown as Candidate
const opened = (candidates: Candidate[], next: LiveState) =>
  pagesToOpen(candidates, next).map(({ url, locale, role }) => `${url} ${locale} ${role}`)

const HOME = [{ id: 'home', path: 'home' }]
const site = stateOf(
  area('public', [{ id: 'about', path: 'about' }], { path: '/', frame: 'public', guard: 'open' }),
  area('learner', HOME, { path: '/user', frame: 'learner', guard: 'user' }),
  area('mentor', HOME, { path: '/mentor', frame: 'mentor', guard: 'mentor' }),
)

test('a personal page is opened in both languages, in the role of its mount', () => {
  expect(opened([candidate('mentor')], site)).toEqual(['/mentor/home en mentor', '/mentor/home hi mentor'])
})

test('a public page is opened by visitors in both languages first, then by learners and mentors in one', () => {
  expect(opened([candidate('public')], site)).toEqual([
    '/about en visitor',
    '/hi/about hi visitor',
    '/hi/about hi user',
    '/about en mentor',
  ])
})

test('the area that draws a frame is opened with pages of others in it', () => {
  expect(opened([candidate('learner')], site)).toEqual(
    expect.arrayContaining(['/user/home en user', '/about en visitor', '/mentor/home en mentor']),
  )
})

test('a shell is opened with every page', () => {
  const all = opened([candidate('shell')], site)
  for (const page of ['/about en visitor', '/user/home en user', '/mentor/home en mentor'])
    expect(all).toContain(page)
})

test('what is added to the pages of learners opens these', () => {
  const added = { contributions: [{ slot: 'learner.dashboard' }] }
  const withJobs = {
    ...site,
    remotes: { ...site.remotes, jobs: { area: 'jobs', exposes: {} } },
  } as unknown as LiveState
  expect(opened([candidate('jobs', added)], withJobs)).toEqual(['/user/home en user', '/user/home hi user'])
  expect(opened([candidate('jobs')], withJobs)).toEqual([])
})

test('parameters get a sample; wildcards and starts that redirect are not opened', () => {
  const routes = [
    { id: 'start', path: '' },
    { id: 'course', path: 'course/:courseId' },
    { id: 'rest', path: '*' },
  ]
  const next = stateOf(
    area('learner', routes, { path: '/user', frame: 'learner', guard: 'user', start: '/user/home' }),
  )
  expect(opened([candidate('learner')], next)).toEqual([
    '/user/course/sample en user',
    '/user/course/sample hi user',
  ])
})
