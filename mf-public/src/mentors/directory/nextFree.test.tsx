import { getMentorPage, type ListedMentor } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { FakeApi, aMentor, renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import routes from '../../routes'

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T08:30:00.000Z'), advanceTimers: true }))
afterEach(() => jest.useRealTimers())

const SOON = '2026-11-23T18:30:00.000Z'

async function cardOf(patch: Partial<ListedMentor>, locale: 'en' | 'hi' = 'en') {
  const mentors = [{ ...aMentor({ name: 'Kavita Iyer' }), ...patch }]
  const pagination = { page: 1, limit: 9, totalItems: 1, totalPages: 1 }
  new FakeApi().answers(getMentorPage, { mentors, pagination, without: [] })
  await renderRoute(routes, '/ourmentors', { locale })
  return within(await screen.findByRole('article', { name: 'Kavita Iyer' }))
}

test.each([
  ['en', 'Next free session: Mon, 6:30 pm'],
  ['hi', 'अगला ख़ाली सेशन: सोम, शाम 6:30'],
] as const)('in %s, the card says when the next session is free', async (locale, says) => {
  const card = await cardOf({ sessions: 'offered', nextFreeAt: SOON }, locale)
  expect(await card.findByText(/^(Next free|अगला ख़ाली)/)).toHaveTextContent(says)
})

test('a time that has passed is not shown', async () => {
  const card = await cardOf({ sessions: 'offered', nextFreeAt: '2026-11-20T08:00:00.000Z' })
  expect(card.queryByText(/Next free session/)).toBeNull()
  expect(card.queryByText(/offers no sessions/)).toBeNull()
})

test('a mentor without sessions answers messages', async () => {
  const card = await cardOf({ sessions: 'none' })
  expect(card.getByText('Answers messages, offers no sessions')).toBeVisible()
})
