import {
  getMentorships,
  getPlaces,
  savePlaces,
  type Mentorship,
  type Places,
} from '@mentor-connect/contract/mentoring/mentorships'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const DUE = '2026-12-02T10:00:00.000Z'
const aMentorship = (parts: Partial<Mentorship> = {}): Mentorship => ({
  id: 'm1',
  partner: { id: 'learner-1', name: 'Asha Verma' },
  topic: 'web-development',
  goal: 'I would like to build websites for a living.',
  state: 'active',
  version: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
  ...parts,
})
const PLACES: Places = { capacity: 3, taken: 1, isPaused: false }

type Lists = Partial<Record<'requests' | 'current' | 'past', Mentorship[]>>
const page = (mentorships: Mentorship[], totalPages = 1) => ({
  mentorships,
  pagination: { page: 1, limit: 10, totalItems: mentorships.length, totalPages },
})
const api = (lists: Lists = {}) =>
  new FakeApi().answers(getMentorships, ({ query }) => page(lists[query.which as keyof Lists] ?? []))

const openAs = (role: 'user' | 'mentor', locale: 'en' | 'hi' = 'en', query = '') =>
  renderRoute(routes, `/${role}/mentorships${query}`, {
    mount: `/${role}/mentorships`,
    session: signedIn(role === 'mentor' ? aMentor() : aLearner()),
    locale,
  })
const inGroup = async (name: string) => within(await screen.findByRole('region', { name }))

test('what waits for a mentor comes first, the most urgent at the top', async () => {
  const partner = (id: string, name: string) => ({ id, partner: { id, name } })
  api({
    requests: [
      aMentorship({ ...partner('r1', 'Late'), state: 'requested', waitsFor: 'mentor', dueAt: DUE }),
      aMentorship({
        ...partner('r2', 'Urgent'),
        state: 'requested',
        waitsFor: 'mentor',
        dueAt: '2026-11-30T10:00:00.000Z',
      }),
      aMentorship({ ...partner('r3', 'Asked'), state: 'asked', waitsFor: 'learner', dueAt: DUE }),
    ],
    current: [aMentorship({ ...partner('c1', 'Active') })],
  }).answers(getPlaces, PLACES)
  await openAs('mentor')
  const names = (group: Awaited<ReturnType<typeof inGroup>>) =>
    group.getAllByRole('link').map((link) => link.textContent)
  expect(names(await inGroup('Waiting for you'))).toEqual(['Urgent', 'Late'])
  expect(names(await inGroup('In progress'))).toEqual(['Active'])
  expect(names(await inGroup('Waiting for the other person'))).toEqual(['Asked'])
  expect(screen.getByRole('link', { name: 'Urgent' })).toHaveAttribute('href', '/mentor/mentorships/r2')
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Waiting for you')
})

test.each([
  ['en', 'Find a mentor'],
  ['hi', 'मेंटर खोजें'],
] as const)('a learner without a mentorship is led to the mentors, in %s', async (locale, name) => {
  api()
  await openAs('user', locale)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/user/mentors')
})

test('closed ones come by pages, and the page is in the address', async () => {
  const closed = aMentorship({ state: 'declined' })
  const fake = new FakeApi().answers(getMentorships, ({ query }) =>
    query.which === 'past' ? page([closed], 3) : page([]),
  )
  const { user, router } = await openAs('user')
  const group = await inGroup('Closed')
  expect(group.getByText(/^Declined on/)).toBeVisible()
  await user.click(group.getByRole('button', { name: /Next/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
  await waitFor(() =>
    expect(fake.received(getMentorships).at(-1)?.query).toMatchObject({ which: 'past', page: 2 }),
  )
  expect(group.getByRole('heading', { name: 'Closed' })).toHaveFocus()
})

test('a list that cannot be loaded can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const fake = new FakeApi().isUnreachable(getMentorships)
  const { user } = await openAs('user')
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
  fake.answers(getMentorships, ({ query }) => page(query.which === 'current' ? [aMentorship()] : []))
  await user.click(retry!)
  expect(await inGroup('In progress')).toBeTruthy()
})

test('a mentor pauses and resumes requests, and changes the number of places', async () => {
  const fake = api()
    .answers(getPlaces, { ...PLACES, isPaused: true, pausedBecause: 'unanswered' })
    .answers(savePlaces, ({ body }) => ({ ...PLACES, ...(body as object) }))
  const { user } = await openAs('mentor')
  const card = await inGroup('Your places')
  expect(card.getByText(/two in a row were not answered/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Take requests again' }))
  expect(await card.findByText('Learners can ask you again.')).toBeVisible()
  expect(card.getByText(/2 places are free/)).toBeVisible()
  await user.selectOptions(card.getByRole('combobox'), '1')
  expect(await card.findByText(/All places are taken/)).toBeVisible()
  expect(fake.received(savePlaces).map(({ body }) => body)).toEqual([
    { capacity: 3, isPaused: false },
    { capacity: 1, isPaused: false },
  ])
})
