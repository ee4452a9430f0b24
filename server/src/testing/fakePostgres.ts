import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Reaction of the fake server to a statement: it responds, resets the connection, or stays silent until `endSilence`.
 */
export type Reaction = 'answer' | 'reset' | 'silence'

/** A fake PostgreSQL server for tests of broken connections: every statement returns no rows. */
export interface FakePostgres {
  url: string
  /** The received statements of all connections, in order. */
  statements: string[]
  /** Decides about the reaction to a statement; `connect` stands for a new connection. */
  onStatement: (statement: string) => Reaction
  /** Sends the responses that were held back. */
  endSilence: () => void
  /** The command tag of the response to a statement; defaults to the statement's text. */
  answerTo: Record<string, string>
  close: () => Promise<void>
}

const READY = message('Z', Buffer.from('I'))
const AUTHENTICATED = message('R', Buffer.from([0, 0, 0, 0]))

export async function startFakePostgres(): Promise<FakePostgres> {
  const sockets = new Set<Socket>()
  const keptBack: (() => void)[] = []
  const react = (socket: Socket, statement: string, answer: Buffer) => {
    fake.statements.push(statement)
    const reaction = fake.onStatement(statement)
    if (reaction === 'answer') socket.write(answer)
    if (reaction === 'silence') keptBack.push(() => socket.write(answer))
    if (reaction === 'reset') socket.resetAndDestroy()
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    socket.once('data', () => {
      react(socket, 'connect', Buffer.concat([AUTHENTICATED, READY]))
      socket.on('data', (data: Buffer) => {
        // Only simple queries (`Q` and a length) are supported, no parameters.
        if (data[0] !== 'Q'.charCodeAt(0)) return
        const statement = data.subarray(5, -1).toString()
        const command = fake.answerTo[statement] ?? statement.toUpperCase()
        react(socket, statement, Buffer.concat([message('C', text(command)), READY]))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fake: FakePostgres = {
    url: `postgres://somebody@127.0.0.1:${port}/test`,
    statements: [],
    onStatement: () => 'answer',
    answerTo: {},
    endSilence: () => keptBack.splice(0).forEach((send) => send()),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`)
}
