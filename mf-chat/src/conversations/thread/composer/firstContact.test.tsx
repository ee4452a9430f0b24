import {
  createChat,
  getChatDetails,
  getChatList,
  LEARNER_WRITES_FIRST,
  mayOpenChat,
} from '@mentor-connect/contract/messages/chat'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMessage, CONVERSATION, OWN, RAVI, type FakeChatServer } from '../../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle, withRavi } from '../../testing/openChat'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  server.ends = { [CONVERSATION]: 0 }
})

const limited = (messagesLeft: number) => withRavi({ lastMessage: undefined, firstContact: { messagesLeft } })

async function openLimited(messagesLeft: number) {
  const api = aChatApi([], [limited(messagesLeft)])
  const view = await openChat({ with: RAVI })
  const box = await screen.findByRole('textbox', { name: 'Message to Ravi Iyer' })
  await settle()
  return { ...view, api, box }
}

const note = () => screen.getByText(/until Ravi Iyer answers|has not answered yet/)
const log = () => within(screen.getByRole('log'))

test('a learner sees how many messages can be sent, and why there are no more', async () => {
  const { box, user } = await openLimited(2)
  expect(note()).toHaveTextContent('You can send 2 more messages until Ravi Iyer answers.')
  await user.type(box, 'One{Enter}')
  expect(note()).toHaveTextContent('You can send 1 more message until Ravi Iyer answers.')
  await waitFor(() => expect(log().getAllByRole('img', { name: 'Sent' })).toHaveLength(1))
  expect(note()).toHaveTextContent('You can send 1 more message')

  await user.type(box, 'Two{Enter}')
  expect(note()).toHaveTextContent('Ravi Iyer has not answered yet.')
  await waitFor(() => expect(log().getAllByRole('img', { name: 'Sent' })).toHaveLength(2))
  expect(box).toHaveAccessibleDescription(/has not answered yet/)
  expect(screen.queryByPlaceholderText('Type your message...')).toBeNull()
  await user.type(box, 'Three{Enter}')
  expect(box).toHaveValue('')
  expect(server.got('message').map(({ message }) => message)).toEqual(['One', 'Two'])
})

test('contact data in a first message gets a calm warning and can be sent', async () => {
  const { box, user } = await openLimited(2)
  const warning = () => screen.queryByText(/^Until you know Ravi Iyer better, it is safer to keep/)
  await user.type(box, 'Call 98765 4321')
  expect(warning()).toBeNull()
  await user.type(box, '0')
  expect(warning()!.closest('[role=status]')).toBeVisible()
  await user.type(box, '{Enter}')
  await waitFor(() => expect(server.got('message')[0]).toMatchObject({ message: 'Call 98765 43210' }))
  expect(warning()).toBeNull()
})

test('in an open conversation contact data gets no warning', async () => {
  aChatApi()
  const { user } = await openChat({ with: RAVI })
  await user.type(await screen.findByRole('textbox', { name: 'Message to Ravi Iyer' }), '9876543210')
  expect(screen.queryByText(/it is safer to keep/)).toBeNull()
})

test('the answer opens the message box again', async () => {
  const { box, user } = await openLimited(0)
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  act(() => server.deliver(aMessage(1)))
  expect(screen.queryByText(/has not answered yet/)).toBeNull()
  await user.type(box, 'Thank you{Enter}')
  await waitFor(() => expect(server.got('message')).toHaveLength(1))
})

test('what is being typed stays while another tab sends the last message', async () => {
  const { box, user } = await openLimited(1)
  await user.type(box, 'Half a sen')
  act(() => server.deliver(aMessage(1, { senderId: OWN })))
  expect(note()).toHaveTextContent('has not answered yet')
  expect(box).toHaveValue('Half a sen')
  act(() => server.deliver(aMessage(2)))
  await user.type(box, 'tence{Enter}')
  await waitFor(() => expect(server.got('message')[0]).toMatchObject({ message: 'Half a sentence' }))
})

test('a refused message stays with its reason, and can be sent after the answer', async () => {
  const { box, user } = await openLimited(3)
  const refused = { type: 'error', code: 'first_contact_limit', message: 'No.', retryable: false } as const
  server.onMessage = ({ clientMsgId }) => server.push({ ...refused, clientMsgId })
  await user.type(box, 'Hello{Enter}')
  expect(await log().findByText('Not sent')).toBeVisible()
  expect(log().getByText(/You can write more once this mentor has answered/)).toBeVisible()
  expect(note()).toHaveTextContent('has not answered yet')

  server.onMessage = (frame) => server.acknowledge(frame)
  server.ends = { [CONVERSATION]: 1 }
  act(() => server.deliver(aMessage(1)))
  await user.click(log().getByRole('button', { name: 'Retry' }))
  expect(await log().findByRole('img', { name: 'Sent' })).toBeVisible()
})

test('a learner who has enrolled meanwhile sees no limit when the list is loaded again', async () => {
  const { api } = await openLimited(0)
  api.answers(getChatList, [withRavi({ lastMessage: undefined })])
  act(() => server.cut())
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/has not answered yet/)).toBeNull())
})

test('a mentor sees why she cannot write first in an empty conversation', async () => {
  aChatApi([], [limited(0)]).answers(getChatDetails, { users: [{ _id: OWN, name: 'Asha Verma' }] })
  await openChat({ with: OWN, who: 'mentor' })
  const box = await screen.findByRole('textbox', { name: 'Message to Asha Verma' })
  expect(box).toHaveAccessibleDescription(
    /You can write after Asha Verma has written to you or joined one of your courses/,
  )
  expect(box).toHaveAttribute('readonly')
  expect(log().getByText('No messages yet')).toBeVisible()
})

describe('a link to somebody without a conversation', () => {
  test('offers a mentor nothing that would be refused, and says why', async () => {
    aChatApi([], []).answers(mayOpenChat, { allowed: false })
    await openChat({ with: 'learner-7', who: 'mentor' })
    expect(
      await screen.findByText(/You can write to learners after they have written to you or joined/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start the conversation' })).toBeNull()
  })

  test('says why when the permission has ended in between', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    aChatApi([], []).refuses(createChat, 403, 'forbidden', undefined, { reason: LEARNER_WRITES_FIRST })
    const { user } = await openChat({ with: 'learner-7', who: 'mentor' })
    await user.click(await screen.findByRole('button', { name: 'Start the conversation' }))
    expect(await screen.findByText(/You can write to learners after/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start the conversation' })).toBeNull()
  })

  test('says that somebody takes no messages only after the attempt', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    aChatApi([], []).refuses(createChat, 403, 'forbidden')
    const { user } = await openChat({ with: 'learner-7', who: 'mentor' })
    await user.click(await screen.findByRole('button', { name: 'Start the conversation' }))
    expect(await screen.findByText('This person takes no messages at the moment.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start the conversation' })).toBeNull()
  })

  test('offers to start one when the service does not know yet', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    aChatApi([], []).refuses(mayOpenChat, 404, 'not_found')
    await openChat({ with: RAVI })
    expect(await screen.findByRole('button', { name: 'Start the conversation' })).toBeVisible()
  })
})
