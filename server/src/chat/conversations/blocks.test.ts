import { BLOCK_CHANGES_MAX } from '@mentor-connect/contract/trust/blocks'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { TestChat } from '../testing/chatService'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start()
  await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

const block = (act: 'block' | 'unblock' = 'block', userId = 'asha', partnerId = 'm-ravi') =>
  chat.call(userId, `/api/chat/${act}`, { userId, partnerId })
const blockedBy = () => chat.api.blocks.map((state) => state.blockedBy)

describe('the main API is told of a block', () => {
  it('and when it is lifted, each time with a later time', async () => {
    await block()
    await chat.settle()
    await block('unblock')
    await chat.settle()
    expect(blockedBy()).toEqual([['asha'], []])
    const [set, lifted] = chat.api.blocks
    expect(set!.people).toEqual(['asha', 'm-ravi'])
    expect(lifted!.changedAt > set!.changedAt).toBe(true)
  })

  it('of both people', async () => {
    await block()
    await block('block', 'm-ravi', 'asha')
    await chat.settle()
    expect(blockedBy().at(-1)).toEqual(['asha', 'm-ravi'])
  })

  it('once it responds again', async () => {
    chat.api.connections.isDown = true
    await block()
    await chat.settle()
    expect(blockedBy()).toEqual([])
    chat.api.connections.isDown = false
    chat.clock.advance(60_000)
    await chat.settle()
    expect(blockedBy()).toEqual([['asha']])
  })
})

it('everything is told again each day, in pages, without deleted accounts', async () => {
  const mentors = Array.from({ length: BLOCK_CHANGES_MAX + 1 }, (_, n) => `m-${n}`)
  for (const mentor of mentors) {
    await chat.converse('asha', mentor)
    await block('block', 'asha', mentor)
  }
  await chat.call('asha', '/api/chat/block', { userId: 'asha', partnerId: 'm-ravi' })
  await chat.db
    .updateTable('conversations')
    .set({ blocks_changed_at: null })
    .where('participant_high', '=', 'm-ravi')
    .execute()
  await chat.settle()
  chat.api.blocks.length = 0
  chat.clock.advance(DAY_MS)
  await chat.settle()
  expect(new Set(chat.api.blocks.map(({ people }) => people[1]))).toEqual(new Set(mentors))
})
