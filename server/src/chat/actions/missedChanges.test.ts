import { RESUME_CHANGES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { TestChat } from '../testing/chatService'
import { say, sendChange } from '../testing/sendChange'
import type { SocketClient } from '../testing/socketClient'

let chat: TestChat
let conversationId: string
let asha: SocketClient
let ravi: SocketClient
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  conversationId = await chat.converse('asha', 'm-ravi')
  asha = await chat.connect('asha')
  ravi = await chat.connect('m-ravi')
})
afterEach(() => chat.close())

const edit = (client: SocketClient, message: string, { seq = 1 } = {}) =>
  sendChange(client, { type: 'edit', conversationId, seq, message })
const react = (client: SocketClient, emoji: string, { seq = 1 } = {}) =>
  sendChange(client, { type: 'react', conversationId, seq, emoji, on: true })

describe('a client that was away', () => {
  it('learns of each changed message on resume, as it is now', async () => {
    for (let seq = 1; seq <= 3; seq += 1) await say(asha, 'm-ravi', `text ${seq}`)
    await edit(asha, 'edited', { seq: 1 })
    ravi.terminate()
    await edit(asha, 'edited again', { seq: 1 })
    await react(asha, '👍', { seq: 3 })
    const back = await chat.connect('m-ravi')
    back.send({ type: 'resume', cursors: [{ conversationId, seq: 3, changes: 1 }] })
    expect(await back.next('resumed')).toEqual({
      type: 'resumed',
      conversations: [{ conversationId, seq: 3, changes: 3 }],
    })
    const changed = back.received.flatMap((frame) => (frame.type === 'changed' ? [frame.message] : []))
    expect(changed).toMatchObject([
      { seq: 1, message: 'edited again', change: 2 },
      { seq: 3, reactions: [{ emoji: '👍', by: ['asha'] }], change: 3 },
    ])
  })

  it('is sent no changes if it knows nothing of them', async () => {
    await say(asha, 'm-ravi', 'text')
    await edit(asha, 'edited')
    const back = await chat.connect('m-ravi')
    back.send({ type: 'resume', cursors: [{ conversationId, seq: 0 }] })
    expect((await back.next('private_message')).data).toMatchObject({ message: 'edited', edited: true })
    expect(await back.next('resumed')).toEqual({
      type: 'resumed',
      conversations: [{ conversationId, seq: 1 }],
    })
    expect(back.received.some(({ type }) => type === 'changed')).toBe(false)
  })

  it('gets very many changes in several steps, without a gap', async () => {
    const last = RESUME_CHANGES_MAX + 5
    for (let seq = 1; seq <= last; seq += 1) {
      await say(asha, 'm-ravi', `text ${seq}`)
      await react(asha, '👍', { seq })
    }
    const back = await chat.connect('m-ravi')
    const resume = async (changes: number) => {
      back.send({ type: 'resume', cursors: [{ conversationId, seq: last, changes }] })
      return (await back.next('resumed')).conversations[0]!.changes!
    }
    expect(await resume(await resume(0))).toBe(last)
    const numbers = back.received.flatMap((frame) => (frame.type === 'changed' ? [frame.message.change] : []))
    expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  })
})
