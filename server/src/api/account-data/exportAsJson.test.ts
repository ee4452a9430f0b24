import { exportAsJson } from './exportAsJson'

async function read(value: object) {
  const chunks: string[] = []
  for await (const chunk of exportAsJson(value)) chunks.push(chunk)
  return { chunks, data: JSON.parse(chunks.join('')) as unknown }
}

async function* listOf<Item>(...items: Item[]) {
  yield* items
}

const aMessage = (seq: number) => ({ seq, message: `"${seq}"\n} नमस्ते` })

it('is one valid JSON document, whatever the texts contain', async () => {
  const { data } = await read({
    name: 'Asha } "',
    nothing: null,
    missing: undefined,
    files: [],
    sessions: [{ at: 1 }],
    enrolments: listOf({ course: 'bread', lessons: [1, 2] }),
    chat: {
      reports: [],
      conversations: listOf(
        { _id: 'one', messages: listOf(aMessage(1), aMessage(2)) },
        { _id: 'two', messages: listOf() },
      ),
    },
  })
  expect(data).toEqual({
    name: 'Asha } "',
    nothing: null,
    files: [],
    sessions: [{ at: 1 }],
    enrolments: [{ course: 'bread', lessons: [1, 2] }],
    chat: {
      reports: [],
      conversations: [
        { _id: 'one', messages: [aMessage(1), aMessage(2)] },
        { _id: 'two', messages: [] },
      ],
    },
  })
})

it('is valid without any list', async () => {
  expect((await read({ chat: { conversations: listOf() } })).data).toEqual({ chat: { conversations: [] } })
  expect((await read({})).data).toEqual({})
})

/** A history of 200,000 messages in pages of 100, which counts the messages that were read but not yet written. */
function longHistory() {
  const history = { read: 0, held: 0, isClosed: false }
  async function* messages() {
    try {
      for (; history.read < 200_000; history.read += 1) {
        history.held += 1
        yield aMessage(history.read)
      }
    } finally {
      history.isClosed = true
    }
  }
  return { history, value: { conversations: listOf({ messages: messages() }) } }
}

it('holds one chunk of a long history at a time', async () => {
  const { history, value } = longHistory()
  let mostHeld = 0
  let longest = 0
  for await (const chunk of exportAsJson(value)) {
    mostHeld = Math.max(mostHeld, history.held)
    longest = Math.max(longest, chunk.length)
    history.held = 0
  }
  expect(history.read).toBe(200_000)
  expect(mostHeld).toBeLessThan(1_000)
  expect(longest).toBeLessThan(17 * 1024)
})

it('reads nothing more once nobody takes the chunks', async () => {
  const { history, value } = longHistory()
  for await (const _ of exportAsJson(value)) break
  expect(history.read).toBeLessThan(1_000)
  expect(history.isClosed).toBe(true)
})
