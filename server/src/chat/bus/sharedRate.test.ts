import type { Bus } from './bus'
import type { NewMessage } from '../store/message'
import type { Outcome } from '../store/messages.store'
import { withinSharedRate } from './sharedRate'

const message = (senderId: string, more: Partial<NewMessage> = {}): NewMessage => ({
  senderId,
  receiverId: 'm-ravi',
  senderRole: 'user',
  text: 'hello',
  ...more,
})

/**
 * Shared buckets with these tokens, and a store that refuses each message as blocked. That code shows which messages
 * reached the store.
 */
function limited(tokens: Record<string, number>) {
  const asked: string[][] = []
  const bus = {
    takeSharedTokens: async (personIds: string[]) => {
      asked.push(personIds)
      return personIds.map((id) => (tokens[id] = (tokens[id] ?? 0) - 1) >= 0)
    },
  } as Partial<Bus> as Bus
  const written: NewMessage[][] = []
  const write = withinSharedRate(bus, async (messages: NewMessage[]) => {
    written.push(messages)
    return messages.map((): Outcome => ({ kind: 'refused', code: 'blocked' }))
  })
  const codes = async (messages: NewMessage[]) =>
    (await write(messages)).map((outcome) => (outcome.kind === 'refused' ? outcome.code : outcome.kind))
  return { asked, written, codes }
}

it('asks once for a batch, and refuses what exceeds the rate', async () => {
  const { asked, written, codes } = limited({ asha: 2, ravi: 1 })
  const batch = ['asha', 'ravi', 'asha', 'ravi', 'asha'].map((id) => message(id))
  expect(await codes(batch)).toEqual(['blocked', 'blocked', 'blocked', 'rate_limited', 'rate_limited'])
  expect(asked).toEqual([['asha', 'ravi', 'asha', 'ravi', 'asha']])
  expect(written).toEqual([batch.slice(0, 3)])
})

it('writes nothing if everything exceeds the rate', async () => {
  const { written, codes } = limited({})
  expect(await codes([message('asha')])).toEqual(['rate_limited'])
  expect(written).toEqual([])
})

it('takes no second token for a message that is written again', async () => {
  const { asked, codes } = limited({ asha: 1 })
  const first = message('asha')
  expect(await codes([first])).toEqual(['blocked'])
  expect(await codes([first])).toEqual(['blocked'])
  expect(await codes([message('asha', { isConnected: true })])).toEqual(['blocked'])
  expect(asked).toEqual([['asha']])
})
