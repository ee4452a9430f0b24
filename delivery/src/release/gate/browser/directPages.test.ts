import { createDirectPages, without } from './directPages'
import type { Leftover } from './probe/leftover'
import type { Tab } from './tab'

const listener = (id: number, name: string): Leftover => ({
  id,
  kind: 'listener',
  name,
  script: 'remotes/learner/r2/a.js',
})
const ONE = listener(1, 'click of window')

test('what others have as often is not left; what there is more of it is', () => {
  const twice = [ONE, listener(2, 'click of window')]
  expect(without(twice, [listener(7, 'click of window')])).toEqual([twice[1]])
  expect(without([ONE], [listener(7, 'keydown of window')])).toEqual([ONE])
})

const pageWith = (...lists: Leftover[][]) =>
  ({
    events: { errors: [], left: [], crashed: false },
    stepLimitMs: 0,
    ask: async () => (lists.length > 1 ? lists.shift() : lists[0]),
  }) as unknown as Tab

test('a page is opened only for what is not known of it, and never again once it had time enough', async () => {
  const tab = pageWith([ONE])
  const opened: string[] = []
  const pages = createDirectPages()
  const unexplained = (left: Leftover[]) =>
    pages.unexplained('user /about', left, async (look) => {
      opened.push('/about')
      await look(tab)
    })
  const other = listener(2, 'keydown of window')
  expect(await unexplained([])).toEqual([])
  expect(opened).toHaveLength(0)
  expect(await unexplained([ONE])).toEqual([])
  expect(await unexplained([ONE])).toEqual([])
  expect(opened).toHaveLength(1)
  expect(await unexplained([other])).toEqual([other])
  expect(await unexplained([other])).toEqual([other])
  expect(opened).toHaveLength(2)
})

test('views that lead to the same page at the same time open it once', async () => {
  const open = jest.fn((look: (tab: Tab) => Promise<void>) => look(pageWith([ONE])))
  const pages = createDirectPages()
  const views = [[ONE], [ONE], [ONE]].map((left) => pages.unexplained('user /about', left, open))
  expect(await Promise.all(views)).toEqual([[], [], []])
  expect(open).toHaveBeenCalledTimes(1)
})

test('what a page adds while it is still loading explains the leftovers of later views', async () => {
  const later = listener(2, 'keydown of window')
  const open = jest.fn((look: (tab: Tab) => Promise<void>) => look(pageWith([ONE], [ONE, later])))
  const pages = createDirectPages()
  expect(await pages.unexplained('user /about', [ONE], open)).toEqual([])
  expect(await pages.unexplained('user /about', [ONE, later], open)).toEqual([])
  expect(open).toHaveBeenCalledTimes(1)
})

test('a page that could not be opened for one view is opened for the next', async () => {
  const open = jest.fn((look: (tab: Tab) => Promise<void>) => look(pageWith([ONE])))
  open.mockRejectedValueOnce(new Error('closed'))
  const pages = createDirectPages()
  const [first, second] = [pages.unexplained('a', [ONE], open), pages.unexplained('a', [ONE], open)]
  await expect(first).rejects.toThrow('closed')
  expect(await second).toEqual([])
})

test('a page is not opened for what every page has from the shell', async () => {
  const open = jest.fn()
  const root: Leftover = { id: 3, kind: 'element', name: 'div#app', script: '' }
  const pages = createDirectPages([root])
  expect(await pages.unexplained('user /about', [{ ...root, id: 9 }], open)).toEqual([])
  expect(open).not.toHaveBeenCalled()
})
