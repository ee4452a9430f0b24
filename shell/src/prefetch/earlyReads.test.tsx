import { cacheKey, useEndpoint } from '@mentor-connect/api'
import { getMeetings } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { FakeApi } from '@mentor-connect/testing'
import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { answeringEarly } from './answeringEarly'
import { createEarlyReads, type EarlyReads } from './earlyReads'

const ADDRESS = '/meetings?when=upcoming&limit=1'
const KEY = cacheKey(getMeetings, { query: { when: 'upcoming', limit: 1 } })
const answer = (total: number) => ({
  meetings: [],
  pagination: { page: 1, limit: 1, totalItems: total, totalPages: total },
})

/** Ends the early request with this number of meetings, or with a failure. */
let endRequest: (total: number | null) => Promise<void>

const shown: string[] = []

function Meetings() {
  const { data, isLoading, retry } = useEndpoint(getMeetings, { query: { when: 'upcoming', limit: 1 } })
  const text = isLoading ? 'loading' : `${data?.pagination.totalItems} meetings`
  shown.push(text)
  return <button onClick={retry}>{text}</button>
}

function openPage(reads: EarlyReads, cache = new Map()) {
  shown.length = 0
  return render(
    <SWRConfig value={{ provider: () => cache, use: [answeringEarly({ reads })], dedupingInterval: 0 }}>
      <Meetings />
    </SWRConfig>,
  )
}

function begun() {
  const response = new Promise<object>((resolve) => {
    endRequest = (total) =>
      act(async () =>
        resolve({ ok: total !== null, status: 500, json: async () => ({ data: answer(total ?? 0) }) }),
      )
  })
  window.fetch = jest.fn(() => response as Promise<Response>)
  const reads = createEarlyReads()
  reads.begin([ADDRESS])
  return reads
}

test('a page whose answer has arrived shows it at once, and asks for nothing', async () => {
  const api = new FakeApi().answers(getMeetings, answer(7))
  const reads = begun()
  await endRequest(3)
  openPage(reads)
  expect(await screen.findByText('3 meetings')).toBeVisible()
  expect(shown).toEqual(['3 meetings'])
  expect(jest.mocked(window.fetch).mock.calls).toEqual([
    [expect.stringContaining(ADDRESS), expect.objectContaining({ credentials: 'include' })],
  ])
  expect(api.received(getMeetings)).toHaveLength(0)
})

test('a page waits for an answer that is still on its way', async () => {
  const api = new FakeApi().answers(getMeetings, answer(7))
  openPage(begun())
  await screen.findByText('loading')
  await endRequest(3)
  expect(await screen.findByText('3 meetings')).toBeVisible()
  expect(api.received(getMeetings)).toHaveLength(0)
})

test('if the early read fails, the page asks itself', async () => {
  new FakeApi().answers(getMeetings, answer(7))
  openPage(begun())
  await endRequest(null)
  expect(await screen.findByText('7 meetings')).toBeVisible()
})

test('an answer is taken once: what is read later is newer', async () => {
  const { answerTo } = begun()
  await endRequest(3)
  const ask = () => answer(7)
  expect([await answerTo(KEY, ask), await answerTo(KEY, ask)]).toEqual([answer(3), answer(7)])
})

test.each([
  ['have ended', (reads: EarlyReads) => reads.end()],
  ['were followed by those of another page', (reads: EarlyReads) => reads.begin([])],
])('answers of reads that %s are not shown', async (_what, drop) => {
  new FakeApi().answers(getMeetings, answer(7))
  const reads = begun()
  await endRequest(3)
  drop(reads)
  openPage(reads)
  expect(await screen.findByText('7 meetings')).toBeVisible()
  expect(shown).not.toContain('3 meetings')
})

test('an answer that the cache has already is not replaced: SWR compares it with the early one', async () => {
  const api = new FakeApi()
  const reads = begun()
  await endRequest(3)
  const cache = new Map([[KEY, { data: answer(2), _k: KEY }]])
  openPage(reads, cache)
  expect(shown).toEqual(['2 meetings'])
  expect(await screen.findByText('3 meetings')).toBeVisible()
  expect(api.received(getMeetings)).toHaveLength(0)
})

test('other keys of the cache are left alone', async () => {
  const { store } = begun()
  await endRequest(3)
  const cache = new Map()
  for (const key of [null, 'a key of an area', `${KEY} at /user/home`]) expect(store(cache, key)).toBe(false)
  expect(cache.size).toBe(0)
})
