import type { ChatMessage } from '@mentor-connect/contract/api/chat'
import { exportAsJson } from './exportAsJson'

const aMessage = (seq: number): ChatMessage => ({
  _id: `m-${seq}`,
  senderId: 'asha',
  message: `"${seq}"\n}`,
  timestamp: '2026-11-20T08:30:00.000Z',
  seq,
})

async function* pages(...all: ChatMessage[][]) {
  yield* all
}

async function read(messages: Record<string, ChatMessage[][]>) {
  const conversations = Object.keys(messages).map((_id) => ({ _id }))
  const pieces: string[] = []
  const account = { name: 'Asha } "', files: [] }
  for await (const piece of exportAsJson(account, { reports: [] }, conversations, ({ _id }) =>
    pages(...messages[_id]!),
  ))
    pieces.push(piece)
  return { pieces, data: JSON.parse(pieces.join('')) as unknown }
}

it('is one valid JSON document, whatever the texts contain', async () => {
  const { data } = await read({ one: [[aMessage(1), aMessage(2)], [aMessage(3)]], two: [[aMessage(4)]] })
  expect(data).toEqual({
    name: 'Asha } "',
    files: [],
    chat: {
      reports: [],
      conversations: [
        { _id: 'one', messages: [aMessage(1), aMessage(2), aMessage(3)] },
        { _id: 'two', messages: [aMessage(4)] },
      ],
    },
  })
})

it('is valid without conversations or messages', async () => {
  expect((await read({})).data).toMatchObject({ chat: { conversations: [] } })
  expect((await read({ one: [] })).data).toMatchObject({ chat: { conversations: [{ messages: [] }] } })
})

it('is produced page by page', async () => {
  const { pieces } = await read({ one: [[aMessage(1)], [aMessage(2)]] })
  expect(pieces.filter((piece) => piece.includes('m-1') || piece.includes('m-2'))).toHaveLength(2)
})
