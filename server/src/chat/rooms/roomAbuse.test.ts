import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import { EDITS_MAX, REACTIONS } from '@mentor-connect/contract/messages/chatLimits'
import {
  MENTIONS_MAX,
  MENTIONS_PER_MINUTE,
  ROOM_MESSAGE_BURST,
} from '@mentor-connect/contract/messages/roomRules'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { TestChat } from '../testing/chatService'
import { deleteIn, refused, ROOM, roomMessages, say, wantRoom } from '../testing/rooms'
import { sendChange } from '../testing/sendChange'
import type { SocketClient } from '../testing/socketClient'

/** Reactions of each of two people. */
const ATTEMPTS = 5_000

let chat: TestChat
let asha: SocketClient
let gita: SocketClient
const others = Object.fromEntries(
  Array.from({ length: MENTIONS_MAX }, (_, at) => [`p${at}`, 'member' as const]),
)
beforeEach(async () => {
  chat = await TestChat.start({ timing: { unread: MINUTE_MS }, config: { chatMessageBurst: 1_000_000 } })
  chat.know('asha', 'gita', 'm-ravi', ...Object.keys(others))
  await wantRoom(chat, { asha: 'member', gita: 'member', ...others })
  asha = await chat.connect('asha')
  gita = await chat.connect('gita')
})
afterEach(() => chat.close())

const change = (client: SocketClient, frame: Record<string, unknown>) =>
  sendChange(client, { conversationId: ROOM, seq: 1, ...frame })
const codeOf = (answer: Awaited<ReturnType<typeof sendChange>>): string =>
  answer.type === 'error' ? (answer.code ?? '') : answer.type
const countOf = (codes: string[], code: string) => codes.filter((one) => one === code).length
const messagesOf = async (personId: string) =>
  (await chat.call(personId, `/api/chat/rooms/${ROOM}/messages?userId=${personId}`)).json().data
const rowsOf = async (table: 'room_mentions' | 'message_reactions' | 'message_attachments') =>
  (await chat.db.selectFrom(table).selectAll().execute()).length

it('of a thousand mentions a minute, thirty arrive, and nobody is told of more', async () => {
  const mentions = Object.keys(others)
  const messages = 1000 / mentions.length
  const allowed = MENTIONS_PER_MINUTE / mentions.length
  for (let sent = 0; sent < allowed; sent += 1) await say(asha, 'look', { mentions })
  const codes: string[] = []
  for (let sent = allowed; sent < messages; sent += 1)
    codes.push((await refused(asha, 'look', { mentions })) ?? '')
  expect(countOf(codes, 'rate_limited')).toBe(messages - allowed)
  expect(codeOf(await change(asha, { type: 'edit', message: 'look again', mentions }))).toBe('rate_limited')
  expect(await rowsOf('room_mentions')).toBe(MENTIONS_PER_MINUTE)
  chat.clock.advance(MINUTE_MS)
  await chat.settle()
  const told = chat.api.roomNews.filter(({ kind }) => kind === 'mention')
  expect(told).toHaveLength(MENTIONS_PER_MINUTE)
  expect(new Set(told.map(({ personId }) => personId))).toEqual(new Set(mentions))
  expect((await say(gita, 'hello')).seq).toBe(allowed + 1)
})

it('ten thousand reactions at once end two connections, and count no more than the room allows', async () => {
  const ravi = await chat.connect('m-ravi')
  await say(asha, 'vote')
  for (let at = 0; at < ATTEMPTS; at += 1) {
    const emoji = REACTIONS[at % REACTIONS.length]
    const on = Math.floor(at / REACTIONS.length) % 2 === 0
    const frame = { type: 'react', conversationId: ROOM, seq: 1, emoji, on, clientMsgId: `r${at}` }
    for (const client of [asha, gita]) client.send(frame)
  }
  expect(await Promise.all([asha.closed, gita.closed])).toEqual([CLOSE_CODES.tooMany, CLOSE_CODES.tooMany])
  expect(await rowsOf('message_reactions')).toBeLessThanOrEqual(2 * REACTIONS.length)
  const [message] = await messagesOf('gita')
  expect(message.change ?? 0).toBeLessThan(ROOM_MESSAGE_BURST)
  chat.clock.advance(60_000)
  expect((await say(ravi, 'enough')).seq).toBe(2)
})

it('reactions within the limit of a connection are refused beyond that of the room', async () => {
  await say(asha, 'vote')
  const codes: string[] = []
  for (let at = 0; at < 2 * ROOM_MESSAGE_BURST; at += 1) {
    const emoji = REACTIONS[at % REACTIONS.length]
    const on = Math.floor(at / REACTIONS.length) % 2 === 0
    codes.push(codeOf(await change(at % 2 === 0 ? asha : gita, { type: 'react', emoji, on })))
  }
  // The message has taken the first token of the room.
  expect(countOf(codes, 'change_ack')).toBe(ROOM_MESSAGE_BURST - 1)
  expect(countOf(codes, 'rate_limited')).toBe(ROOM_MESSAGE_BURST + 1)
})

it('a flooded room can still be cleaned up, and whoever floods it removed', async () => {
  for (let sent = 0; sent < ROOM_MESSAGE_BURST; sent += 1) await say(asha, `flood ${sent}`)
  expect(await refused(gita, 'stop')).toBe('rate_limited')
  const ravi = await chat.connect('m-ravi')
  const body = { userId: 'm-ravi', memberId: 'asha' }
  expect((await chat.call('m-ravi', `/api/chat/rooms/${ROOM}/remove-member`, body)).statusCode).toBe(200)
  expect(codeOf(await deleteIn(ravi, ROOM_MESSAGE_BURST))).toBe('change_ack')
  expect(await refused(asha, 'more')).toBe('no_room')
  chat.clock.advance(1000)
  expect((await say(gita, 'thank you')).seq).toBe(ROOM_MESSAGE_BURST + 1)
})

it('an edit war of two devices ends after ten edits, with the same text for everybody', async () => {
  const phone = await chat.connect('asha')
  await say(asha, 'start')
  const codes = await Promise.all(
    Array.from({ length: 5 * EDITS_MAX }, async (_, at) =>
      codeOf(await change(at % 2 === 0 ? asha : phone, { type: 'edit', message: `version ${at}` })),
    ),
  )
  expect(countOf(codes, 'change_ack')).toBe(EDITS_MAX)
  expect(countOf(codes, 'too_many_edits')).toBe(codes.length - EDITS_MAX)
  expect(codeOf(await change(gita, { type: 'edit', message: 'mine now' }))).toBe('forbidden')
  const [stored] = await messagesOf('gita')
  expect(stored.change).toBe(EDITS_MAX)
  await gita.next('changed', ({ message }) => message.change === EDITS_MAX)
  await gita.settled()
  const last = gita.received.flatMap((frame) =>
    frame.type === 'changed' && frame.message.change === EDITS_MAX ? [frame.message.message] : [],
  )
  expect(new Set(last)).toEqual(new Set([stored.message]))
  const earlier = await chat.db.selectFrom('earlier_texts').select('message').execute()
  expect(earlier).toHaveLength(EDITS_MAX)
})

it('somebody who has left attaches no file, which stays free for another message', async () => {
  chat.api.files.set('asha', [
    { id: 'one', kind: 'picture', name: 'one.webp', bytes: 900, width: 640, height: 480 },
  ])
  const act = (action: string) => chat.call('asha', `/api/chat/rooms/${ROOM}/${action}`, { userId: 'asha' })
  await act('leave')
  expect(await refused(asha, '', { attachments: ['one'] })).toBe('no_room')
  expect(await rowsOf('message_attachments')).toBe(0)
  await gita.settled()
  expect(roomMessages(gita)).toEqual([])
  await act('rejoin')
  expect(await say(asha, '', { attachments: ['one'] })).toMatchObject({ attachments: [{ id: 'one' }] })
})
