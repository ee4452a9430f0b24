import {
  getOwnWorkshop,
  getWorkshopPeople,
  type OwnWorkshop,
  type WorkshopPeople,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { getWorkshopMessages } from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../routes'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const WORKSHOP: OwnWorkshop = {
  id: 'w1',
  title: 'Write a résumé',
  description: 'Bring your own.',
  language: 'en',
  subject: 'Career',
  start: inHours(48),
  end: inHours(49),
  state: 'open',
  seats: 20,
  free: 18,
  waiting: 0,
  mentor: { id: 'm', name: 'Ravi Iyer' },
  minutes: 60,
  meetingUrl: '',
  revision: 1,
}
const PEOPLE: WorkshopPeople = {
  people: [
    { name: 'Asha Verma', place: 'booked', profile: '/media/portraits/asha.svg' },
    { name: 'Meena', place: 'waiting' },
  ],
  unnamed: 0,
  pagination: { page: 1, limit: 24, totalItems: 2, totalPages: 1 },
}
const open = (people: WorkshopPeople, locale: 'en' | 'hi' = 'en') => {
  const api = new FakeApi()
    .answers(getOwnWorkshop, WORKSHOP)
    .answers(getWorkshopPeople, people)
    .answers(getWorkshopMessages, { messages: [], pagination: { ...PEOPLE.pagination, totalItems: 0 } })
  const session = signedIn(aMentor())
  const at = { mount: '/mentor/sessions', session, locale }
  return renderRoute(routes, '/mentor/sessions/workshops/w1', at).then((view) => ({ api, ...view }))
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'Participants', 'On the waiting list'],
  ['hi', 'कौन शामिल है', 'वेटिंग लिस्ट में'],
] as const)('the mentor sees who takes part and who waits, in %s', async (locale, title, waits) => {
  const { container } = await open(PEOPLE, locale)
  const list = within(await screen.findByRole('list', { name: title }))
  const [asha, meena] = list.getAllByRole('listitem')
  expect(asha).toHaveTextContent('Asha Verma')
  expect(asha).not.toHaveTextContent(waits)
  expect(meena).toHaveTextContent(waits)
  expect(container.querySelector('li img')?.getAttribute('src')).toContain('/media/portraits/asha.svg')
})

test('a long list has pages, in the URL', async () => {
  const pagination = { page: 1, limit: 24, totalItems: 30, totalPages: 2 }
  const { api, user, router } = await open({ ...PEOPLE, pagination })
  await user.click(await screen.findByRole('button', { name: /Next/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
  await waitFor(() => expect(api.received(getWorkshopPeople).at(-1)?.query).toEqual({ page: 2 }))
})

test.each([
  [0, 'Nobody has joined yet.'],
  [1, '1 more participant, whose name is not shown.'],
] as const)('without names and %s without one, it says so', async (unnamed, text) => {
  await open({ people: [], unnamed, pagination: { ...PEOPLE.pagination, totalItems: 0, totalPages: 0 } })
  expect(await screen.findByText(text)).toBeVisible()
})
