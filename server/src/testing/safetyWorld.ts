import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { accountDataService } from '../api/account-data/accountData.service'
import { REPORTABLES } from '../api/domains'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import { findPerson } from '../accounts/people/person.repo'
import type { OperatorContext, Options } from '../operator/command'
import { accessCommands } from '../operator/commands/access'
import { startApiAndChat, type ApiAndChat } from './apiAndChat'
import { decideInBackOffice } from './safetyDecisions'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from './signedIn'

export type Person = SignedIn<Learner | Mentor>
export type SafetyWorld = Awaited<ReturnType<typeof safetyWorld>>

/** Both real services, a learner and a mentor in one conversation, and operators. */
export async function safetyWorld() {
  const t = await startApiAndChat({ supportEmail: 'help@example.org' })
  const asha = await signedInLearner(t, { email: 'asha@example.org', name: 'Asha Rao' })
  const ravi = await signedInMentor(t, { email: 'ravi@example.org', name: 'Ravi Kumar' })
  const world = { ...t, asha, ravi, ...acts(t) }
  await world.converse(asha, ravi)
  return world
}

function acts(t: ApiAndChat) {
  const contextOf = (operator: string): OperatorContext => {
    const chat = chatPeople(t.config)
    const tellChat = () => t.access.sendPending().then(() => 'chat knows it')
    const accountData = accountDataService({ ...t, chat })
    return { ...t, chat, accountData, reportables: REPORTABLES, tellChat, operator }
  }
  const inChat = ({ bearer }: Person, url: string, payload?: object) =>
    t.chat.inject({
      url,
      headers: { authorization: `Bearer ${bearer}` },
      ...(payload && { method: 'POST', payload }),
    })
  const connect = async (person: Person) => {
    const socket = t.dial(person.account._id, person.bearer)
    await socket.next('hello')
    return socket
  }
  const write = async (from: Person, to: Person, message = 'hello') => {
    const socket = await connect(from)
    socket.send({ receiverId: to.account._id, message })
    return Promise.race([socket.next('ack'), socket.next('error')])
  }
  return {
    contextOf,
    mentor: (email: string) => signedInMentor(t, { email }),
    inChat,
    connect,
    write,
    erase: async ({ account: { _id, role } }: Person) => {
      const person = await findPerson(t.db, role, _id)
      if (person) await contextOf('root').accountData.erase(person)
    },
    /** Runs a command, or makes a decision of the back office, as an operator. */
    operate: (name: string, argument: string, options: Options = {}, operator = 'root') => {
      const command = accessCommands.find((one) => one.name === name)
      const context = contextOf(operator)
      return command
        ? command.run(context, argument, options)
        : decideInBackOffice(name, context, argument, options)
    },
    logIn: ({ account }: Person) =>
      t.app.inject({
        method: 'POST',
        url: account.role === 'user' ? '/user/login-user' : '/mentor/login-mentor',
        payload: { email: account.email, password: PASSWORD },
      }),
    post: (person: Person, url: string, payload: object) =>
      t.app.inject({ method: 'POST', url, headers: person.headers, payload }),
    get: (person: Person, url: string) => t.app.inject({ url, headers: person.headers }),
    /** Opens a conversation in which both have written. */
    async converse(one: Person, other: Person) {
      const ids = { userId1: other.account._id, userId2: one.account._id }
      await inChat(one, '/api/chat/create', ids)
      await write(one, other)
      await write(other, one)
    },
  }
}
