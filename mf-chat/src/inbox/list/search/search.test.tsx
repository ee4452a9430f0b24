import { getChatList, searchChat, type FoundMessage } from '@mentor-connect/contract/messages/chat'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMessage, CONVERSATION, RAVI } from '../../../conversations/testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle, withRavi } from '../../../conversations/testing/openChat'
import { aRoomApi, aRoomMessage, ROOM } from '../../../conversations/testing/openRoom'

beforeEach(() => {
  freshServer()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const MESSAGES = Array.from({ length: 60 }, (_, index) => aMessage(index + 1))
const found = (seq: number, message: string): FoundMessage => ({
  conversationId: CONVERSATION,
  partnerId: RAVI,
  message: aMessage(seq, { message }),
})
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search names and messages' }), {
    target: { value: text },
  })

async function open() {
  const api = aChatApi(MESSAGES)
  await openChat()
  await screen.findByRole('searchbox')
  await settle()
  return api
}

test('shows messages with the words marked, and more on request', async () => {
  const api = await open()
  api.answers(searchChat, ({ query }) =>
    'from' in query
      ? { found: [found(3, 'Old graphs')] }
      : { found: [found(9, 'Graphs and trees')], next: 't_k1_3' },
  )
  type('graphs')
  expect(await screen.findByText('Graphs', { selector: 'mark' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show older results' }))
  expect(await screen.findByText('graphs', { selector: 'mark' })).toBeInTheDocument()
  expect(api.received(searchChat).map(({ query }) => query)).toEqual([
    { q: 'graphs' },
    { q: 'graphs', from: 't_k1_3' },
  ])
  expect(screen.queryByRole('button', { name: 'Show older results' })).not.toBeInTheDocument()
})

test('a result opens the thread at the message', async () => {
  const api = await open()
  api.answers(searchChat, { found: [found(2, 'Message 2')] })
  type('message')
  fireEvent.click(await screen.findByRole('link', { name: /Message 2/ }))
  await waitFor(() => expect(document.querySelector('[data-seq="2"]')).toHaveFocus())
})

test('results in rooms stand among the others by time, and open the room at the message', async () => {
  const api = aRoomApi([1, 2].map((seq) => aRoomMessage(seq))).answers(getChatList, [withRavi()])
  api.answers(searchChat, {
    found: [found(9, 'Graphs with Ravi'), found(1, 'Old graphs')],
    inRooms: [
      { roomId: ROOM, title: 'First steps in design', message: aRoomMessage(2, { message: 'Graphs' }) },
    ],
  })
  await openChat()
  await screen.findByRole('searchbox')
  await settle()
  type('graphs')
  const results = await screen.findByRole('region', { name: 'Messages' })
  const links = await within(results).findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Graphs with Ravi'),
    expect.stringContaining('First steps in design'),
    expect.stringContaining('Old graphs'),
  ])
  fireEvent.click(links[1]!)
  await waitFor(() => expect(document.querySelector('[data-seq="2"]')).toHaveFocus())
  expect(screen.getByRole('log', { name: 'Messages in First steps in design' })).toBeInTheDocument()
})

test('says if nothing was found, and offers to try again after a failure', async () => {
  const api = await open()
  api.refuses(searchChat, 503, 'unavailable')
  type('graphs')
  const again = await screen.findByRole('button', { name: /again/i })
  api.answers(searchChat, { found: [] })
  fireEvent.click(again)
  expect(await screen.findByText('No message contains these words')).toBeInTheDocument()
})
