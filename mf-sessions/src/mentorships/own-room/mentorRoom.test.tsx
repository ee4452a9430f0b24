import { getMentorRoom, setMentorRoom } from '@mentor-connect/contract/mentoring/mentorRoom'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const noMentorships = { mentorships: [], pagination: { page: 1, limit: 50, totalItems: 0, totalPages: 0 } }

async function open(state: 'none' | 'open' | 'closed', locale: 'en' | 'hi' = 'en') {
  const roomId = state === 'none' ? undefined : 'mentor-mentor-1'
  const api = new FakeApi().answers(getMentorships, noMentorships).answers(getMentorRoom, { state, roomId })
  const mount = '/mentor/mentorships'
  const view = await renderRoute(routes, mount, { mount, session: signedIn(aMentor()), locale })
  const name = locale === 'hi' ? 'मेंटी के लिए रूम' : 'Room for your mentees'
  return { api, ...view, card: within(await screen.findByRole('region', { name })) }
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a mentor opens the room, and the focus stays in the card', async () => {
  const { user, api, card } = await open('none')
  api.answers(setMentorRoom, { state: 'open', roomId: 'mentor-mentor-1' })
  await user.click(card.getByRole('button', { name: 'Open the room' }))
  expect(await card.findByRole('link', { name: 'Go to the room' })).toHaveAttribute(
    'href',
    '/mentor/chat/rooms/mentor-mentor-1',
  )
  expect(api.received(setMentorRoom)[0]?.body).toEqual({ open: true })
  expect(card.getByRole('heading')).toHaveFocus()
})

test('the room is closed only after a question', async () => {
  const { user, api, card } = await open('open')
  api.answers(setMentorRoom, { state: 'closed', roomId: 'mentor-mentor-1' })
  await user.click(card.getByRole('button', { name: 'Close the room' }))
  expect(api.received(setMentorRoom)).toHaveLength(0)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close the room' }))
  expect(await card.findByRole('button', { name: 'Open it again' })).toBeVisible()
  expect(api.received(setMentorRoom)[0]?.body).toEqual({ open: false })
})

test('a failure is said, in Hindi', async () => {
  const { user, api, card } = await open('closed', 'hi')
  api.isUnreachable(setMentorRoom)
  await user.click(card.getByRole('button', { name: 'फिर से खोलें' }))
  await waitFor(() => expect(card.getByRole('alert')).toBeVisible())
})
