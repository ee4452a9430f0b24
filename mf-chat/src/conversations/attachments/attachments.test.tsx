import {
  getChatFile,
  uploadChatFile,
  type ChatAttachment,
} from '@mentor-connect/contract/messages/chatAttachments'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMessage, CONVERSATION, OWN, RAVI, type FakeChatServer } from '../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle, withRavi } from '../testing/openChat'

let server: FakeChatServer
let api: ReturnType<typeof aChatApi>
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  server = freshServer()
  server.ends = { [CONVERSATION]: 2 }
  api = aChatApi([])
  let count = 0
  api.answers(uploadChatFile, ({ files }) => {
    const kind = (['picture', 'document', 'voice'] as const).find((field) => files[field]?.length)!
    count += 1
    return { id: `chat-${count}`, kind, name: files[kind]![0]!.name, bytes: 3 }
  })
  server.onMessage = ({ clientMsgId, attachments = [] }) => {
    const stored = attachments.map((id): ChatAttachment => ({
      id,
      kind: 'document',
      name: 'a.pdf',
      bytes: 3,
    }))
    const seq = (server.ends[CONVERSATION] = server.ends[CONVERSATION]! + 1)
    const timestamp = new Date().toISOString()
    const files = stored.length > 0 ? { attachments: stored } : {}
    server.push({
      type: 'ack',
      clientMsgId,
      _id: `m${seq}`,
      conversationId: CONVERSATION,
      seq,
      timestamp,
      ...files,
    })
  }
})
afterEach(() => jest.restoreAllMocks())

const pdf = (name = 'a.pdf', content = 'pdf') => new File([content], name, { type: 'application/pdf' })
const png = (name = 'cat.png') => new File(['png'], name, { type: 'image/png' })
const log = () => within(screen.getByRole('log', { name: 'Messages with Ravi Iyer' }))
const box = () => screen.findByPlaceholderText('Type your message...')
const input = () => screen.getByLabelText('Attach pictures or documents', { selector: 'input' })
const sentFiles = () => server.got('message').map(({ attachments }) => attachments)

async function openThread() {
  const view = await openChat({ with: RAVI })
  await box()
  await settle()
  return view
}

test('sends files with a text, after they were uploaded', async () => {
  const { user } = await openThread()
  await user.upload(input(), [pdf(), png()])
  expect(await screen.findByRole('button', { name: 'Remove a.pdf' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Remove cat.png' })).toBeVisible()
  await user.type(await box(), 'My work{Enter}')
  await waitFor(() => expect(sentFiles()).toEqual([['chat-1', 'chat-2']]))
  expect(server.got('message')[0]).toMatchObject({ message: 'My work', receiverId: RAVI })
  expect(api.received(uploadChatFile).map(({ body }) => body)).toEqual([{ userId: OWN }, { userId: OWN }])
  expect(await log().findByText('My work')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove a.pdf' })).toBeNull()
})

test('sends a file alone, and does not show its name twice', async () => {
  const { user } = await openThread()
  await user.upload(input(), pdf())
  await screen.findByRole('button', { name: 'Remove a.pdf' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await log().findByRole('button', { name: 'Download a.pdf' })).toBeVisible()
  expect(log().getAllByText('a.pdf')).toHaveLength(1)
})

test('a removed file is not sent, and the focus returns to the text', async () => {
  const { user } = await openThread()
  await user.upload(input(), pdf())
  await user.click(await screen.findByRole('button', { name: 'Remove a.pdf' }))
  expect(await box()).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('takes pasted and dropped files', async () => {
  await openThread()
  fireEvent.paste(await box(), { clipboardData: { files: [png('pasted.png')] } })
  expect(await screen.findByRole('button', { name: 'Remove pasted.png' })).toBeVisible()
  fireEvent.drop(document.body, { dataTransfer: { files: [pdf('dropped.pdf')], types: ['Files'] } })
  expect(await screen.findByRole('button', { name: 'Remove dropped.pdf' })).toBeVisible()
})

test.each<[string, File[], RegExp]>([
  ['other files', [new File(['x'], 'run.exe')], /run.exe cannot be sent/],
  ['six files', Array.from({ length: 6 }, (_, at) => pdf(`${at}.pdf`)), /up to five files/],
  [
    'a file that is too large',
    [Object.defineProperty(pdf('big.pdf'), 'size', { value: 21 * 1024 * 1024 })],
    /big.pdf is too large/,
  ],
])('says why %s cannot be attached', async (_, files, reason) => {
  await openThread()
  fireEvent.change(input(), { target: { files } })
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('offers no files before the partner has answered', async () => {
  api = aChatApi([], [withRavi({ firstContact: { messagesLeft: 3 } })])
  await openThread()
  expect(screen.queryByRole('button', { name: 'Attach pictures or documents' })).toBeNull()
  fireEvent.paste(await box(), { clipboardData: { files: [png()] } })
  expect(await screen.findByText(/You can send files once this person has answered/)).toBeVisible()
})

test('keeps the order: a text waits for the file before it', async () => {
  const { user } = await openThread()
  api.neverAnswers(uploadChatFile)
  await user.upload(input(), pdf())
  await screen.findByRole('button', { name: 'Remove a.pdf' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(await box(), 'After it{Enter}')
  await settle()
  expect(server.got('message')).toEqual([])
  // Cancelling the upload deletes its message and lets the next one pass.
  await user.click(log().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(server.got('message').map(({ message }) => message)).toEqual(['After it']))
  expect(log().queryByText('a.pdf')).toBeNull()
})

test('says why the server refuses a file, and keeps the message for another attempt', async () => {
  const { user } = await openThread()
  api.refuses(uploadChatFile, 409, 'storage_full')
  await user.upload(input(), pdf())
  await screen.findByRole('button', { name: 'Remove a.pdf' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await log().findByText('Not sent')).toBeVisible()
  api.answers(uploadChatFile, { id: 'chat-9', kind: 'document', name: 'a.pdf', bytes: 3 })
  await user.click(log().getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(sentFiles()).toEqual([['chat-9']]))
})

test('files written without a connection are uploaded and sent once it is back', async () => {
  const { user } = await openThread()
  server.refusesWith = 1006
  act(() => server.cut())
  await user.upload(input(), pdf())
  await screen.findByRole('button', { name: 'Remove a.pdf' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await log().findByText('Waits to be sent')).toBeVisible()
  expect(api.received(uploadChatFile)).toEqual([])
  server.refusesWith = undefined
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(sentFiles()).toEqual([['chat-1']]))
})

test('shows pictures as buttons that open them large, with the keyboard', async () => {
  const picture = (id: string): ChatAttachment => ({
    id,
    kind: 'picture',
    name: `${id}.webp`,
    bytes: 9,
    width: 640,
    height: 480,
  })
  const { user } = await openThread()
  const attachments = [picture('one'), picture('two')]
  act(() => server.deliver(aMessage(3, { message: 'one.webp, two.webp', attachments })))
  const tile = await log().findByRole('button', { name: 'Open the picture one.webp' })
  expect(log().queryByText('one.webp, two.webp')).toBeNull()
  await user.click(tile)
  const dialog = await screen.findByRole('dialog', { name: 'one.webp' })
  expect(within(dialog).getByRole('img', { name: 'one.webp' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/chat\/files\/one$/),
  )
  await user.keyboard('{ArrowRight}')
  expect(within(dialog).getByRole('img', { name: 'two.webp' })).toBeVisible()
  expect(within(dialog).getByText('2 of 2')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('downloads a document, and says so if it is gone', async () => {
  const { user } = await openThread()
  const attachments: ChatAttachment[] = [{ id: 'd', kind: 'document', name: 'Notes.pdf', bytes: 2_400_000 }]
  act(() => server.deliver(aMessage(3, { message: 'Notes.pdf', attachments })))
  expect(await log().findByText('PDF · 2.4 MB')).toBeVisible()
  api.answers(getChatFile, new Blob(['%PDF-']))
  await user.click(log().getByRole('button', { name: 'Download Notes.pdf' }))
  await waitFor(() => expect(api.received(getChatFile)).toMatchObject([{ params: { id: 'd' } }]))
})

test('the list names the kind of the last file, in Hindi too', async () => {
  const last = { message: 'one.webp', senderId: RAVI, timestamp: '2026-11-20T08:00:00.000Z', seq: 2 }
  aChatApi([], [withRavi({ lastMessage: { ...last, attachment: 'picture' } })])
  await openChat({ locale: 'hi' })
  expect(await screen.findByText('तस्वीर')).toBeVisible()
})

test('shows the length of a voice message and lets one seek in it', async () => {
  await openThread()
  const attachments: ChatAttachment[] = [
    { id: 'v', kind: 'voice', name: 'Voice message.webm', bytes: 900, seconds: 65, levels: [0, 50, 100] },
  ]
  act(() => server.deliver(aMessage(3, { message: 'Voice message.webm', attachments })))
  const voice = within(await log().findByRole('group', { name: 'Voice message, 1:05' }))
  const slider = voice.getByRole('slider', { name: 'Position in the voice message' })
  fireEvent.change(slider, { target: { value: '20' } })
  expect(slider).toHaveAttribute('aria-valuetext', '0:20 of 1:05')
  expect(voice.getByRole('button', { name: 'Play' })).toBeVisible()
  fireEvent.click(voice.getByRole('button', { name: 'Speed: 1' }))
  expect(voice.getByRole('button', { name: 'Speed: 1.5' })).toBeVisible()
})
