import { EDIT_WITHIN_MS, HISTORY_PAGE } from '@mentor-connect/contract/messages/chatLimits'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMessage, CONVERSATION, OWN, RAVI, type FakeChatServer } from '../../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle, withRavi } from '../../testing/openChat'
import { LONG_PRESS_MS } from './useMessageKeys'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const now = (ago = 0) => new Date(Date.now() - ago).toISOString()
const MESSAGES = [
  aMessage(1, { message: 'Shall we meet?' }),
  aMessage(2, { senderId: OWN, message: 'On Mondy', timestamp: now() }),
]

async function open(messages = MESSAGES, list = [withRavi()]) {
  server.ends = { [CONVERSATION]: messages.at(-1)!.seq }
  aChatApi(messages, list)
  await openChat({ with: RAVI })
  await screen.findByRole('log')
  await settle()
}

const line = (text: string) => screen.getByText(text).closest('li')!
const openMenu = async (text: string) => {
  const button = within(line(text)).getByRole('button', { name: /Actions for the message/ })
  button.focus()
  fireEvent.click(button)
  return within(await screen.findByRole('dialog', { name: 'Actions for this message' }))
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message to/ })
const choose = async (text: string, action: string) => {
  fireEvent.click((await openMenu(text)).getByRole('button', { name: action }))
  await settle()
}

test('a reply shows above the composer, is sent with its reference, and quotes the original', async () => {
  await open()
  await choose('Shall we meet?', 'Reply')
  expect(screen.getByText('Reply to Ravi Iyer')).toBeInTheDocument()
  expect(box()).toHaveFocus()
  fireEvent.change(box(), { target: { value: 'Yes' } })
  fireEvent.keyDown(box(), { key: 'Enter' })
  await waitFor(() => expect(server.got('message')).toMatchObject([{ message: 'Yes', replyTo: 1 }]))
  await settle()
  expect(within(line('Yes')).getByRole('button', { name: /Go to the message/ })).toHaveTextContent(
    'Shall we meet?',
  )
  expect(screen.queryByText('Reply to Ravi Iyer')).not.toBeInTheDocument()
})

test('an edit replaces what was typed until it is saved, and shows at once', async () => {
  await open()
  fireEvent.change(box(), { target: { value: 'half a sentence' } })
  await choose('On Mondy', 'Edit')
  expect(box()).toHaveValue('On Mondy')
  fireEvent.change(box(), { target: { value: 'On Monday' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.got('edit')).toMatchObject([
      { conversationId: CONVERSATION, seq: 2, message: 'On Monday' },
    ]),
  )
  expect(line('On Monday')).toHaveTextContent('edited')
  expect(within(line('On Monday')).getByRole('img', { name: 'Sending' })).toBeInTheDocument()
  expect(box()).toHaveValue('half a sentence')
})

test('an edit that is cancelled changes nothing', async () => {
  await open()
  await choose('On Mondy', 'Edit')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await settle()
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
  expect(server.got('edit')).toEqual([])
})

test('a refused edit is marked, and shows the old text again', async () => {
  await open()
  await choose('On Mondy', 'Edit')
  fireEvent.change(box(), { target: { value: 'On Monday' } })
  fireEvent.keyDown(box(), { key: 'Enter' })
  await waitFor(() => expect(server.got('edit')).toHaveLength(1))
  const { clientMsgId } = server.got('edit')[0]!
  act(() => server.push({ type: 'error', code: 'edit_too_late', message: '', clientMsgId, retryable: false }))
  await settle()
  expect(line('On Mondy')).toHaveTextContent('Not changed')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Not changed')).not.toBeInTheDocument()
})

test('messages of others and older ones cannot be edited, and only own ones can be deleted', async () => {
  await open([
    MESSAGES[0]!,
    aMessage(2, { senderId: OWN, message: 'old', timestamp: now(EDIT_WITHIN_MS + 1000) }),
  ])
  const others = await openMenu('Shall we meet?')
  expect(others.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  expect(others.queryByRole('button', { name: 'Delete for both' })).not.toBeInTheDocument()
  fireEvent.click(others.getByRole('button', { name: 'Copy text' }))
  const own = await openMenu('old')
  expect(own.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  expect(own.getByRole('button', { name: 'Delete for both' })).toBeInTheDocument()
})

test('a deletion asks first, then takes the text away', async () => {
  await open()
  await choose('On Mondy', 'Delete for both')
  const question = within(screen.getByRole('dialog', { name: 'Delete this message for both?' }))
  expect(question.getByText(/Ravi Iyer sees that a message was deleted/)).toBeInTheDocument()
  fireEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.got('delete')).toMatchObject([{ seq: 2 }]))
  expect(screen.queryByText('On Mondy')).not.toBeInTheDocument()
  expect(screen.getByText('You deleted this message').closest('li')).toHaveFocus()
})

test('reactions count people, and say which are the reader’s own', async () => {
  await open([aMessage(1, { message: 'Done!', reactions: [{ emoji: '🎉', by: [RAVI] }], change: 1 })])
  const chip = screen.getByRole('button', { name: '🎉, 1 person' })
  expect(chip).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(chip)
  await waitFor(() => expect(server.got('react')).toMatchObject([{ seq: 1, emoji: '🎉', on: true }]))
  expect(screen.getByRole('button', { name: '🎉, 2 people, you among them' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const menu = await openMenu('Done!')
  expect(menu.getByRole('button', { name: 'React with 🎉' })).toHaveAttribute('aria-pressed', 'true')
})

test('a change by the other person shows at once', async () => {
  await open()
  const message = aMessage(1, { message: 'Shall we talk?', edited: true, change: 1 })
  act(() => server.push({ type: 'changed', conversationId: CONVERSATION, message }))
  await settle()
  expect(line('Shall we talk?')).toHaveTextContent('edited')
})

test('Tab reaches the menu of the last message, and the arrow keys the others', async () => {
  await open()
  const buttons = screen.getAllByRole('button', { name: /Actions for the message/ })
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
  buttons[1]!.focus()
  fireEvent.keyDown(buttons[1]!, { key: 'ArrowUp' })
  expect(buttons[0]).toHaveFocus()
})

test('a long press opens the menu', async () => {
  await open()
  jest.useFakeTimers()
  fireEvent.pointerDown(screen.getByText('Shall we meet?'), { pointerType: 'touch' })
  act(() => void jest.advanceTimersByTime(LONG_PRESS_MS))
  jest.useRealTimers()
  expect(await screen.findByRole('dialog', { name: 'Actions for this message' })).toBeInTheDocument()
})

test('there is no menu while the conversation is blocked', async () => {
  await open(MESSAGES, [withRavi({ blockedBy: [RAVI] })])
  expect(screen.queryByRole('button', { name: /Actions for the message/ })).not.toBeInTheDocument()
})

test('a quotation leads to a message that has to be loaded first', async () => {
  const last = HISTORY_PAGE + 10
  const quote = { seq: 1, senderId: RAVI, message: 'Message 1' }
  await open(
    Array.from({ length: last }, (_, index) =>
      aMessage(index + 1, index + 1 === last ? { replyTo: quote } : {}),
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: /Go to the message/ }))
  await waitFor(() => expect(document.querySelector('[data-seq="1"]')).toHaveFocus())
})
