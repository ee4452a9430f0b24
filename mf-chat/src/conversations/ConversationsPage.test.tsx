import { getChatDetails, getChatList } from '@mentor-connect/shared/contracts/chat'
import { FakeApi, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen, within } from '@testing-library/react'
import chat from '../routes'

function prepare() {
  return new FakeApi()
    .answers(getChatList, [
      { _id: 'k1', participants: ['mentor-1', 'learner-1'], lastMessage: { message: 'See you on Monday' } },
      { _id: 'k2', participants: ['learner-1', 'mentor-2'] },
    ])
    .answers(getChatDetails, {
      users: [
        { _id: 'mentor-1', name: 'Ravi Iyer' },
        { _id: 'mentor-2', name: 'मीना जोशी' },
      ],
    })
}

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(chat, '/user/chat', { mount: '/user/chat', session: signedIn(), locale })

test('lists the conversations by the other person', async () => {
  const api = prepare()
  await open()

  const row = await screen.findByRole('link', { name: /Ravi Iyer/ })
  expect(row).toHaveTextContent('See you on Monday')
  expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  expect(screen.getByText('Select a conversation')).toBeVisible()
  expect(screen.getByText('Choose a user to start chatting')).toBeVisible()
  expect(api.received(getChatList)[0]?.query).toEqual({ userId: 'learner-1' })
  expect(api.received(getChatDetails)[0]?.body).toEqual({ userIds: ['mentor-1', 'mentor-2'] })
})

test('a search narrows by name, whatever the case', async () => {
  prepare()
  const { user } = await open()

  const box = await screen.findByPlaceholderText('Search conversations...')
  await user.type(box, 'rAvI')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.type(box, 'x')
  expect(screen.getByText('No conversations found')).toBeVisible()
})

test('choosing somebody shows what was said last', async () => {
  prepare()
  const { user } = await open()

  await user.click(await screen.findByRole('link', { name: /Ravi Iyer/ }))
  const pane = screen.getByRole('region', { name: 'Ravi Iyer' })
  expect(within(pane).getByText('See you on Monday')).toBeVisible()
})

test('somebody who is no more keeps a place in the list', async () => {
  prepare().answers(getChatDetails, { users: [] })
  await open()
  expect(await screen.findAllByText('Former member')).toHaveLength(2)
})

test('without conversations it says so and asks for no names', async () => {
  const api = new FakeApi().answers(getChatList, [])
  await open()
  expect(await screen.findByText('No conversations found')).toBeVisible()
  expect(api.received(getChatDetails)).toHaveLength(0)
})

test('what could not be loaded can be tried again, in Hindi', async () => {
  const api = prepare().isUnreachable(getChatList)
  const { user } = await open('hi')
  const retry = await screen.findByRole('button', { name: 'फिर कोशिश करें' })
  api.answers(getChatList, [])
  await user.click(retry)
  expect(await screen.findByText('कोई बातचीत नहीं मिली')).toBeVisible()
})
