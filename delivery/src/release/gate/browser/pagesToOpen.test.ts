import { withDefaults, type StatedMount } from '@mentor-connect/contract/site/mounts'
import type { Candidate, LiveState } from '../../candidate'
import { chooseViews, pagesToOpen, unopenedTrials } from './pagesToOpen'

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

const TWO_PAGES = stateOf(
  area(
    'public',
    [
      { id: 'about', path: 'about' },
      { id: 'terms', path: 'terms' },
    ],
    { path: '/', frame: 'public', guard: 'open' },
  ),
  area('mentor', [...HOME, { id: 'list', path: 'list' }], {
    path: '/mentor',
    frame: 'mentor',
    guard: 'mentor',
  }),
)

test('every page of an area with flags is opened in Hindi too, where they are on', () => {
  const { mentor, ...others } = TWO_PAGES.remotes
  const declares = { ...mentor!.declares!, flags: { 'mentor.maps': { text: 'Maps' } } }
  const next = { ...TWO_PAGES, remotes: { ...others, mentor: { ...mentor!, declares } } }
  expect(opened([candidate('mentor')], next)).toEqual([
    '/mentor/home en mentor',
    '/mentor/home hi mentor',
    '/mentor/list en mentor',
    '/mentor/list hi mentor',
  ])
})

test('personal pages are opened in English, and the first of their mount in Hindi too', () => {
  expect(opened([candidate('mentor')], TWO_PAGES)).toEqual([
    '/mentor/home en mentor',
    '/mentor/home hi mentor',
    '/mentor/list en mentor',
  ])
})

test('public pages are opened by visitors in English, by learners in Hindi, and the first by everybody', () => {
  expect(opened([candidate('public')], TWO_PAGES)).toEqual([
    '/about en visitor',
    '/hi/about hi visitor',
    '/terms en visitor',
    '/hi/about hi user',
    '/hi/terms hi user',
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

test('a component is opened in the pages with its slot, in the roles of these pages', () => {
  const added = { contributions: [{ slot: 'learner.dashboard' }] }
  const withJobs = {
    ...site,
    remotes: { ...site.remotes, jobs: { area: 'jobs', exposes: {} } },
  } as unknown as LiveState
  expect(opened([candidate('jobs', added)], withJobs)).toEqual(['/user/home en user', '/user/home hi user'])
  expect(opened([candidate('jobs')], withJobs)).toEqual([])
  const ofMentors = { contributions: [{ slot: 'mentor.dashboard' }] }
  expect(opened([candidate('jobs', ofMentors)], withJobs)).toEqual([
    '/mentor/home en mentor',
    '/mentor/home hi mentor',
  ])
})

test('a component for a slot of an area is opened in the pages that the area states', () => {
  const routes = [
    { id: 'list', path: '' },
    { id: 'job', path: ':jobId' },
  ]
  const jobs = area('jobs', routes, { path: '/jobs', frame: 'public', guard: 'open' })
  const slots = { 'jobs.details': { audience: 'everyone' as const, pages: ['/jobs/:id'] } }
  const next = stateOf({ ...jobs, declares: { ...jobs.declares, slots } } as typeof jobs)
  const added = { contributions: [{ slot: 'jobs.details' }] }
  expect(opened([candidate('maps', added)], next)).toEqual([
    '/jobs/sample en visitor',
    '/hi/jobs/sample hi visitor',
    '/hi/jobs/sample hi user',
    '/jobs/sample en mentor',
  ])
})

test('a number beside an entry opens pages of the frame around it', () => {
  const added = { navigation: [{ slot: 'learner.navigation', badge: 'count' }] }
  expect(opened([candidate('jobs', added)], site)).toEqual(['/user/home en user', '/user/home hi user'])
})

test('beyond the most important views each other page is opened once, briefly', () => {
  const all = pagesToOpen([candidate('shell')], TWO_PAGES)
  const { views, left } = chooseViews(all, 3)
  expect(views.slice(0, 3)).toEqual(all.slice(0, 3))
  const brief = views.slice(3)
  expect(brief.every(({ isBrief }) => isBrief)).toBe(true)
  const pages = views.map(({ path }) => path)
  expect([...new Set(pages)].sort()).toEqual(['/about', '/mentor/home', '/mentor/list', '/terms'])
  expect(new Set(brief.map(({ path }) => path)).size).toBe(brief.length)
  expect(views.length + left.length).toBe(all.length)
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

describe('trials', () => {
  const trial = { press: 'Go', shows: 'Done' }
  const mentor = (...trials: object[]) => candidate('mentor', { trials })
  const shop = (...trials: object[]) => candidate('public', { trials })

  test('are opened first, in English, by the person who uses the page', () => {
    const candidates = [shop({ ...trial, page: '/terms', as: 'user' })]
    expect(opened(candidates, TWO_PAGES).slice(0, 2)).toEqual(['/terms en user', '/about en visitor'])
  })

  test('open no page twice', () => {
    const candidates = [mentor({ ...trial, page: '/mentor/list' }, { ...trial, page: '/mentor/list' })]
    expect(opened(candidates, TWO_PAGES)).toEqual([
      '/mentor/list en mentor',
      '/mentor/home en mentor',
      '/mentor/home hi mentor',
    ])
  })

  test('of pages that the area does not have, or not for this person, are reported', () => {
    const candidates = [
      mentor(
        { ...trial, page: '/mentor/list', as: 'mentor' },
        { ...trial, page: '/mentor/list', as: 'user' },
        { ...trial, page: '/terms' },
      ),
    ]
    expect(unopenedTrials(candidates, pagesToOpen(candidates, TWO_PAGES))).toEqual([
      'mentor declares a trial of /mentor/list as learner, but has no such page: state the path of its route on the site, such as /jobs/:jobId.',
      'mentor declares a trial of /terms, but has no such page: state the path of its route on the site, such as /jobs/:jobId.',
    ])
  })
})
