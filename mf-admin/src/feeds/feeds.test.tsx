import {
  approveFeedRun,
  createFeed,
  getFeed,
  getFeedRun,
  listFeedRuns,
  listFeeds,
  setFeedState,
  uploadFeedFile,
  type FeedDetails,
  type FeedRunReport,
} from '@mentor-connect/contract/admin/feeds'
import { getOperator } from '@mentor-connect/contract/admin/passkeys'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const report: FeedRunReport = {
  id: 'r1',
  cause: 'operator',
  state: 'held',
  hold: 'first',
  failure: null,
  entries: 3,
  added: 0,
  changed: 0,
  unchanged: 0,
  closed: 0,
  refused: 1,
  suspicious: 0,
  startedAt: AT,
  changedAt: AT,
  lines: [
    { outcome: 'suspicious', title: 'दुकान में काम' },
    { outcome: 'refused', title: '', reason: 'employer' },
    { outcome: 'valid', title: 'Web developer' },
  ],
}
const { lines: _lines, ...run } = report
const feed: FeedDetails = {
  id: 'f1',
  name: 'Jobs of Neel',
  kind: 'address',
  address: 'https://jobs.example.org/feed.json',
  state: 'active',
  version: 2,
  language: null,
  level: 'fresher',
  dueAt: AT,
  present: 0,
  lastRun: run,
}
const operator = { id: 'bina', email: 'bina@example.org', role: 'reviewer' as const, passkeyUsedAt: AT }
const fake = (given: Partial<FeedDetails> = {}) =>
  new FakeApi()
    .answers(getOperator, operator)
    .answers(getFeed, { ...feed, ...given })
    .answers(listFeedRuns, { rows: [run], next: null })
    .answers(getFeedRun, report)
const button = (name: string) => screen.getByRole('button', { name })
const show = async (path: string, locale: 'en' | 'hi' = 'en') => {
  const view = await renderRoute(admin, path, { locale })
  await screen.findByRole('heading', { level: 1 })
  return view
}

test('the list says what waits', async () => {
  new FakeApi().answers(listFeeds, { rows: [feed], next: null })
  await show('/openings/feeds')
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(row).toHaveTextContent(/Jobs of Neel.*jobs\.example\.org.*Active.*Waiting for you/)
})

test('a feed is added with a public address only', async () => {
  const api = fake().answers(createFeed, { id: 'f1', version: 0 })
  const { user, router } = await show('/openings/feeds/new')
  await user.type(screen.getByLabelText('Name'), 'Jobs of Neel')
  await user.type(screen.getByLabelText(/^Address/), 'http://jobs.example.org')
  expect(screen.getByText(/begins with https:\/\/\.$/)).toBeVisible()
  await user.click(button('Add the feed'))
  expect(api.received(createFeed)).toEqual([])
  await user.clear(screen.getByLabelText(/^Address/))
  await user.type(screen.getByLabelText(/^Address/), 'https://jobs.example.org/feed.json')
  await user.click(button('Add the feed'))
  await screen.findByRole('heading', { level: 1, name: 'Jobs of Neel' })
  expect(api.received(createFeed)).toMatchObject([
    { body: { name: 'Jobs of Neel', address: 'https://jobs.example.org/feed.json', level: 'fresher' } },
  ])
  expect(router.state.location.pathname).toMatch(/^\/openings\/feeds\/[^/]+$/)
})

test('a report says what has to be read first, and the import is approved', async () => {
  const api = fake().answers(approveFeedRun, { run: 'r1' })
  const { user } = await show('/openings/feeds/f1/runs/r1')
  const lines = screen.getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Signs of fraud'),
    expect.stringMatching(/Refused.*Untitled.*The employer is missing/),
    expect.stringContaining('Can be imported'),
  ])
  expect(screen.getByText('दुकान में काम')).toHaveAttribute('lang', 'hi')
  await user.click(button('Import'))
  expect(await screen.findByText(/are being imported/)).toBeVisible()
  expect(api.received(approveFeedRun)).toMatchObject([{ params: { id: 'f1', run: 'r1' } }])
})

test('ending a feed is confirmed first', async () => {
  const api = fake().answers(setFeedState, { id: 'f1', version: 3 })
  const { user } = await show('/openings/feeds/f1')
  expect(screen.getByRole('link', { name: /first import of this feed is waiting/ })).toHaveAttribute(
    'href',
    '/openings/feeds/f1/runs/r1',
  )
  await user.click(button('End'))
  expect(api.received(setFeedState)).toEqual([])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^End and close/ }))
  expect(await screen.findByText(/The feed has ended/)).toBeVisible()
  expect(api.received(setFeedState)).toMatchObject([{ body: { version: 2, state: 'ended' } }])
})

test('a file is sent in base64, and a template names all columns', async () => {
  const api = fake({ kind: 'file', address: '' }).answers(uploadFeedFile, { run: 'r2' })
  const { user } = await show('/openings/feeds/f1')
  await user.upload(
    screen.getByLabelText(/^CSV file/),
    new File(['title,ü'], 'jobs.csv', { type: 'text/csv' }),
  )
  await user.click(button('Upload'))
  expect(await screen.findByText(/The file is being read/)).toBeVisible()
  const [sent] = api.received(uploadFeedFile)
  expect(Buffer.from((sent!.body as { file: string }).file, 'base64').toString()).toBe('title,ü')
  const template = screen.getByRole('link', { name: 'Download a template' }).getAttribute('href')!
  expect(decodeURIComponent(template)).toContain('title,description,employer')
})

test('a failed import says that nothing was changed, in Hindi, too', async () => {
  fake().answers(getFeedRun, { ...report, state: 'failed', hold: null, failure: 'format', lines: [] })
  await show('/openings/feeds/f1/runs/r1', 'hi')
  expect(screen.getByText('यह सही JSON या CSV नहीं है। कुछ नहीं बदला।')).toBeVisible()
})
