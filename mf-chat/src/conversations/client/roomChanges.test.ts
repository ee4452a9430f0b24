import type { Room } from '@mentor-connect/contract/messages/rooms'
import { initialState } from './chatState'
import { withChange } from './messageChanges'
import { withNewestInRoom, withOwnRoomRead, withoutRoom, withRoom, withRooms } from './roomChanges'

const ROOM = 'workshop-w1'
const aRoom = (parts: Partial<Room> = {}): Room => ({
  _id: ROOM,
  kind: 'workshop',
  title: 'Design',
  role: 'member',
  memberCount: 2,
  unread: 0,
  mentioned: false,
  muted: false,
  closed: false,
  lastSeq: 5,
  readSeq: 5,
  history: 'all',
  hiddenUpToSeq: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...parts,
})
const aMessage = (seq: number, senderId = 'vijay') => ({
  _id: `m${seq}`,
  seq,
  senderId,
  message: `Message ${seq}`,
  timestamp: '2026-11-20T08:00:00.000Z',
})
const withOne = (parts: Partial<Room> = {}) => withRoom(initialState('asha'), aRoom(parts))

test('a new message raises the unread count once, in whatever order copies arrive', () => {
  const once = withNewestInRoom(withOne(), ROOM, aMessage(6))
  expect(once.rooms[ROOM]).toMatchObject({ lastSeq: 6, unread: 1, mentioned: false })
  expect(withNewestInRoom(once, ROOM, aMessage(6))).toBe(once)
  expect(withNewestInRoom(once, ROOM, aMessage(5))).toBe(once)
})

test('a mention is remembered until the room is read', () => {
  const mentioned = withNewestInRoom(withOne(), ROOM, { ...aMessage(6), mentions: ['asha'] })
  const later = withNewestInRoom(mentioned, ROOM, aMessage(7))
  expect(later.rooms[ROOM]).toMatchObject({ unread: 2, mentioned: true })
  expect(withOwnRoomRead(later, ROOM, 7).rooms[ROOM]).toMatchObject({
    unread: 0,
    mentioned: false,
    readSeq: 7,
  })
})

test('an own message reads the room', () => {
  const unread = withNewestInRoom(withOne(), ROOM, aMessage(6))
  expect(withNewestInRoom(unread, ROOM, aMessage(7, 'asha')).rooms[ROOM]).toMatchObject({
    unread: 0,
    readSeq: 7,
  })
})

test('the read position never decreases', () => {
  const state = withOne()
  expect(withOwnRoomRead(state, ROOM, 3)).toBe(state)
})

test('a list that was requested before a message arrived does not take it back', () => {
  const newer = withNewestInRoom(withOne(), ROOM, aMessage(6))
  const late = withRooms(newer, [aRoom({ title: 'New title', muted: true })], true)
  expect(late.rooms[ROOM]).toMatchObject({ title: 'New title', muted: true, lastSeq: 6, unread: 1 })
})

test('rooms that are in no page any more are gone; with further pages they stay', () => {
  expect(withRooms(withOne(), [], true).rooms).toEqual({})
  expect(Object.keys(withRooms(withOne(), [], false).rooms)).toEqual([ROOM])
  expect(withoutRoom(withOne(), ROOM).rooms).toEqual({})
})

test('what is known of an open room stays when the list is read again; an unpinned message goes', () => {
  const pinned = { ...aMessage(2), roomId: ROOM }
  const opened = withOne({ pinned, page: '/workshops/w1' })
  const { page: _page, pinned: _pinned, ...summary } = aRoom()
  expect(withRooms(opened, [summary], true).rooms[ROOM]).toMatchObject({ pinned, page: '/workshops/w1' })
  expect(withRoom(opened, aRoom()).rooms[ROOM]?.pinned).toBeUndefined()
})

test('a removed message loses its text in the thread, the list, quotations and the pin', () => {
  const message = { ...aMessage(5), roomId: ROOM }
  const quote = { seq: 5, senderId: 'vijay', message: 'Message 5' }
  const reply = { ...aMessage(6), message: 'Yes', replyTo: quote }
  const state = {
    ...withOne({ lastMessage: message, pinned: message }),
    threads: {
      [ROOM]: {
        messages: [aMessage(4), message, reply],
        load: 'ready' as const,
        older: 'none' as const,
        newer: {},
      },
    },
  }
  const removed = { ...message, message: '', removed: true, change: 1 }
  const next = withChange(state, ROOM, removed)
  expect(next.threads[ROOM]?.messages.map((one) => one.message)).toEqual(['Message 4', '', 'Yes'])
  expect(next.threads[ROOM]?.messages[2]?.replyTo).toMatchObject({ message: '', withheld: 'removed' })
  expect(next.changes[ROOM]).toBe(1)
  expect(next.rooms[ROOM]?.lastMessage).toMatchObject({ message: '', removed: true })
  expect(next.rooms[ROOM]?.pinned).toBeUndefined()
})

test('the changes up to the first list are known, and a late list does not take a newer state back', () => {
  const loaded = withOne({ lastMessage: { ...aMessage(5), roomId: ROOM }, changes: 3 })
  expect(loaded.changes[ROOM]).toBe(3)
  const edited = withChange(loaded, ROOM, { ...aMessage(5), message: 'New', edited: true, change: 4 })
  const late = withRooms(edited, [aRoom({ lastMessage: { ...aMessage(5), roomId: ROOM }, changes: 3 })], true)
  expect(late.rooms[ROOM]?.lastMessage).toMatchObject({ message: 'New' })
  expect(late.changes[ROOM]).toBe(4)
})

test('a deleted message is not unread any more, once, and an own or a read one changes nothing', () => {
  const unread = [6, 7].reduce((state, seq) => withNewestInRoom(state, ROOM, aMessage(seq)), withOne())
  const deleted = { ...aMessage(6), message: '', deleted: true as const, change: 1 }
  const once = withChange(unread, ROOM, deleted)
  expect(once.rooms[ROOM]).toMatchObject({ unread: 1 })
  expect(withChange(once, ROOM, deleted).rooms[ROOM]).toMatchObject({ unread: 1 })
  expect(withOwnRoomRead(once, ROOM, 7).rooms[ROOM]).toMatchObject({ unread: 0 })
  const read = withChange(once, ROOM, { ...aMessage(5), message: '', removed: true as const, change: 2 })
  expect(read.rooms[ROOM]).toMatchObject({ unread: 1 })
})
