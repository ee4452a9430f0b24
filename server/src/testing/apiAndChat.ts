import type { FastifyInstance } from 'fastify'
import { chatAccessSync } from '../accounts/access/chatAccessSync'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import { buildChat } from '../chat/app'
import { migrations } from '../chat/database/migrations/index'
import type { ChatDatabase } from '../chat/database/schema'
import { peopleOfApi } from '../chat/people/people'
import { SocketClient } from '../chat/testing/socketClient'
import { TIMING } from '../chat/timing'
import type { Config } from '../platform/config/config'
import { jobQueue } from '../platform/jobs/jobQueue'
import { mailQueue } from '../platform/mail/mailQueue'
import { localKeySet } from '../platform/keys/bearer'
import { SERVICE_KEY } from './chatApi'
import { freePort } from './freePort'
import { freshDatabaseWith } from './freshDatabase'
import { testApp, type TestApp } from './testApp'

/** Both real services over HTTP, each with its own database. */
export interface ApiAndChat extends TestApp {
  chat: FastifyInstance
  /** Sends pending access changes to chat. */
  access: ReturnType<typeof chatAccessSync>
  /** Stops the chat service, and starts it again at the same address. */
  stopChat: () => Promise<void>
  startChat: () => Promise<void>
  /** Runs the due jobs of chat. */
  settleChat: () => Promise<unknown>
  /** Opens a socket without waiting for `hello`. */
  dial: (personId: string, bearer: string) => SocketClient
}

export async function startApiAndChat(changes: Partial<Config> = {}): Promise<ApiAndChat> {
  const [apiPort, chatPort] = [await freePort(), await freePort()]
  const addresses = { apiUrl: `http://localhost:${apiPort}`, chatUrl: `http://localhost:${chatPort}` }
  const api = await testApp({ ...addresses, serviceKey: SERVICE_KEY, ...changes })
  await api.app.listen({ port: apiPort, host: 'localhost' })
  const { db, drop } = await freshDatabaseWith<ChatDatabase>(migrations)
  const { keys, config, mailer, clock } = api
  const people = peopleOfApi(config.apiUrl, SERVICE_KEY)
  const sockets: SocketClient[] = []
  let chatJobs = jobQueue<ChatDatabase>({ db, clock })
  const test: ApiAndChat = {
    ...api,
    settleChat: () => chatJobs.settle(),
    chat: api.app,
    access: chatAccessSync({ db: api.db, tell: chatPeople(config).tellAccess }),
    stopChat: async () => void (await test.chat.close()),
    startChat: async () => {
      const jobs = (chatJobs = jobQueue<ChatDatabase>({ db, clock }))
      const mails = mailQueue({ jobs, mailer, config })
      test.chat = await buildChat({
        db,
        config,
        people,
        mails,
        jobs,
        clock,
        keySet: localKeySet(keys),
        timing: TIMING,
      })
      await test.chat.listen({ port: chatPort, host: 'localhost' })
    },
    dial: (personId, token) => {
      const socket = new SocketClient(config.chatUrl.replace('http', 'ws'), { personId, token })
      sockets.push(socket)
      return socket
    },
    close: async () => {
      for (const socket of sockets) socket.terminate()
      await test.chat.close()
      await api.close()
      await drop()
    },
  }
  await test.startChat()
  return test
}
