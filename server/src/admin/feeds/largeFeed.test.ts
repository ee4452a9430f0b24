import { feedWorld, postings, type FeedWorld } from '../../testing/feedWorld'
import { handleFeedRuns } from '../../work/feeds/feedRun.service'
import { feedJob } from '../../work/feeds/startRun'

let w: FeedWorld
beforeEach(async () => void (w = await feedWorld()))
afterEach(() => w.t.close())

/** Counted in the table, because a list of openings is counted only up to 1,000 of each kind. */
const openCount = async () =>
  (await w.t.db.selectFrom('openings').select('id').where('state', '=', 'open').execute()).length

it('five thousand entries are imported, and a repeated run changes nothing', async () => {
  w.serve(postings(5000))
  await w.add()
  await w.decide('approve')
  expect(await w.latest()).toMatchObject({ state: 'done', added: 5000 })
  expect(await openCount()).toBe(5000)
  await w.fetch()
  expect(await w.latest()).toMatchObject({ state: 'done', unchanged: 5000, added: 0, changed: 0, closed: 0 })
})

it('a run that a crash has interrupted goes on where it was, also in two processes at once', async () => {
  w.serve(postings(100))
  await w.add()
  const { id } = await w.latest()
  const { jobs, ...others } = w.t.api
  let handler: ((payload: { runId: string }) => Promise<unknown>) | undefined
  const capture = {
    ...jobs,
    handle: (_kind: unknown, { outside }: { outside: typeof handler }) => (handler = outside),
  }
  handleFeedRuns({ ...others, jobs: capture as unknown as typeof jobs })
  await w.post(`/api/feeds/f1/runs/${id}/approve`)
  await jobs.cancel(w.t.db as never, feedJob, `${id}:approved`)
  await Promise.all([handler!({ runId: id }), handler!({ runId: id }), handler!({ runId: id })])
  expect(await w.latest()).toMatchObject({ state: 'done', added: 100, refused: 0 })
  expect(await openCount()).toBe(100)
})
