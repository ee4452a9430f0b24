import { createAreaReports } from './areaReports'

const RELEASES: Record<string, { release: string; isFetched: boolean } | undefined> = {
  learner: { release: 'r1', isFetched: true },
  public: { release: 'p1', isFetched: false },
}
const create = () => createAreaReports((area) => RELEASES[area])

test('an area that loads is reported with how fast, unless it came from a cache', () => {
  const reports = create()
  reports.add({ kind: 'loaded', area: 'learner', ms: 3500 })
  reports.add({ kind: 'loaded', area: 'public', ms: 20 })
  expect(reports.takeChanged()).toEqual([
    { area: 'learner', release: 'r1', load: 'slow' },
    { area: 'public', release: 'p1' },
  ])
})

test('what happens later is added to what was reported', () => {
  const reports = create()
  reports.add({ kind: 'loaded', area: 'learner', ms: 300 })
  reports.takeChanged()
  reports.add({ kind: 'error', area: 'learner' })
  expect(reports.takeChanged()).toEqual([{ area: 'learner', release: 'r1', load: 'fast', error: true }])
  expect(reports.takeChanged()).toEqual([])
})

test('an area without a judged release, such as a developer’s build, is not reported', () => {
  const reports = create()
  reports.add({ kind: 'error', area: 'jobs' })
  expect(reports.takeChanged()).toEqual([])
})

test('vitals belong to every area of the page; the paint only to those that were not cached', () => {
  const reports = create()
  reports.add({ kind: 'loaded', area: 'learner', ms: 300 })
  reports.add({ kind: 'loaded', area: 'public', ms: 20 })
  reports.addVital('lcp', 1200)
  reports.addVital('cls', 30)
  expect(reports.takeChanged()).toMatchObject([
    { area: 'learner', lcp: 1200, cls: 30 },
    { area: 'public', cls: 30 },
  ])
  reports.addVital('lcp', 1200)
  expect(reports.takeChanged().map(({ area }) => area)).toEqual(['learner'])
})

test('another release starts from scratch, for example after a failed load', () => {
  let release = 'r2'
  const reports = createAreaReports(() => ({ release, isFetched: true }))
  reports.add({ kind: 'failed', area: 'learner' })
  expect(reports.takeChanged()).toEqual([{ area: 'learner', release: 'r2', failed: true }])
  release = 'r1'
  reports.add({ kind: 'loaded', area: 'learner', ms: 100 })
  expect(reports.takeChanged()).toEqual([{ area: 'learner', release: 'r1', load: 'fast' }])
})

test('reports that could not be sent are sent with the next ones', () => {
  const reports = create()
  reports.add({ kind: 'failed', area: 'learner' })
  reports.giveBack(reports.takeChanged())
  expect(reports.takeChanged()).toHaveLength(1)
})
