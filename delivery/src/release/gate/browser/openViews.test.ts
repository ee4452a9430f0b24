import { aJudged, aView } from '../../../testing/gateViews'
import { openViews } from './openViews'
import type { View } from './pagesToOpen'

const LONG_MS = 60_000
const views = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i', '/j'].map((path) => aView({ path }))
const never = () => new Promise<never>(() => undefined)

test('opens all views, and says nothing of time', async () => {
  const { judged, late } = await openViews(views, async (view) => aJudged({ view }), LONG_MS)
  expect(judged.map(({ view }) => view.path).sort()).toEqual(views.map(({ path }) => path))
  expect(late).toBeUndefined()
})

test('when the time is up, it names the views that were being opened, and starts no other', async () => {
  const started: string[] = []
  const open = (view: View) => {
    started.push(view.path)
    return view.path === '/a' ? Promise.resolve(aJudged({ view })) : never()
  }
  const { judged, late } = await openViews(views, open, 5)
  expect(judged.map(({ view }) => view.path)).toEqual(['/a'])
  expect(late!.map(({ path }) => path)).toEqual(['/b', '/c', '/d'])
  expect(started).toEqual(['/a', '/b', '/c', '/d'])
})

test.each([
  ['three views have failed', { reasons: ['is "not found"'] }, 3],
  ['two views hang', { hung: true }, 2],
])('it opens no other once %s', async (_when, outcome, least) => {
  const { judged } = await openViews(views, async (view) => aJudged({ view, ...outcome }), LONG_MS)
  expect(judged.length).toBeGreaterThanOrEqual(least)
  expect(judged.length).toBeLessThan(views.length)
})

test('a failure of the check itself is one of the check', async () => {
  const open = () => Promise.reject(new Error('the browser has gone'))
  await expect(openViews(views, open, LONG_MS)).rejects.toThrow('the browser has gone')
})
