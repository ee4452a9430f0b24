import { uploadChatFile, type ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { screen, waitFor, within } from '@testing-library/react'
import { type FakeChatServer } from '../../testing/fakeChatServer'
import { freshServer } from '../../testing/openChat'
import { aRoomApi, aRoomMessage, openRoom, ROOM } from '../../testing/openRoom'

const offer: ChatAttachment = { id: 'chat-1', kind: 'document', name: 'offer.pdf', bytes: 3 }

let server: FakeChatServer
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  server = freshServer()
})
afterEach(() => jest.restoreAllMocks())

const log = () => within(screen.getByRole('log', { name: 'Messages in First steps in design' }))

test('a document is uploaded, then sent to the room, and shown without its name as text', async () => {
  aRoomApi([]).answers(uploadChatFile, offer)
  server.onRoomMessage = ({ clientMsgId, roomId }) =>
    server.push({
      type: 'room_ack',
      clientMsgId,
      _id: 'r1',
      roomId,
      seq: 1,
      timestamp: new Date().toISOString(),
      attachments: [offer],
    })
  const { user } = await openRoom()
  const input = screen.getByLabelText('Attach pictures or documents', { selector: 'input' })
  await user.upload(input, new File(['pdf'], 'offer.pdf', { type: 'application/pdf' }))
  await screen.findByRole('button', { name: 'Remove offer.pdf' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(server.got('room_message')).toMatchObject([
      { roomId: ROOM, message: '', attachments: ['chat-1'] },
    ]),
  )
  expect(await log().findByRole('button', { name: 'Download offer.pdf' })).toBeVisible()
  expect(log().getAllByText('offer.pdf')).toHaveLength(1)
})

test('files of somebody who is blocked are hidden with the text, and those of a removed message are gone', async () => {
  aRoomApi([
    aRoomMessage(1, { message: 'offer.pdf', attachments: [offer], folded: true }),
    aRoomMessage(2, { message: '', removed: true }),
  ])
  const { user } = await openRoom()
  await log().findByText('A moderator has removed this message.')
  expect(log().queryByRole('button', { name: 'Download offer.pdf' })).toBeNull()
  await user.click(log().getByRole('button', { name: 'Show it' }))
  expect(await log().findByRole('button', { name: 'Download offer.pdf' })).toBeVisible()
})
