import { setTimeout as sleep } from 'node:timers/promises'
import { getChatHistory, type ChatMessage } from '@mentor-connect/contract/messages/chat'
import { HISTORY_PAGE_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { apiCall } from '../product/apiCall'
import { ChatClient, startingAt } from '../product/chatClient'
import { openConversation } from '../product/openConversation'
import { requireOrder, sum, type Evaluation } from './checkWrites'

interface Talk {
  /** The nodes of chat, over which the people are spread. */
  chatUrls: string[]
  /** Learner and mentor of each conversation. */
  pairs: [learner: string, mentor: string][]
  tokenOf: (personId: string) => Promise<string>
}

interface Talker {
  client: ChatClient
  receiverId: string
  /** Id that the client assigned to a message → sequence number of the message. */
  acknowledged: Map<string, number>
}

type StoredMessage = ChatMessage & { clientMsgId: string }

const RETRY_MS = 300

/**
 * Pairs of people who write to each other without a pause. A message that is not acknowledged is sent again with the
 * same id.
 */
export class ChatTalk {
  private isOver = false
  private readonly running: Promise<unknown>

  private constructor(
    private readonly talk: Talk,
    readonly talkers: Talker[],
  ) {
    this.running = Promise.all(talkers.map((talker) => this.keepWriting(talker)))
  }

  static async begin(talk: Talk): Promise<ChatTalk> {
    const { chatUrls, pairs, tokenOf } = talk
    const talkers: Talker[] = []
    for (const [learner, mentor] of pairs) {
      await openConversation(chatUrls[0]!, await tokenOf(learner), mentor, learner)
      for (const [personId, receiverId] of [
        [learner, mentor],
        [mentor, learner],
      ] as const) {
        const client = new ChatClient({
          chatUrls: startingAt(chatUrls, talkers.length),
          personId,
          to: { receiverId },
          tokenOf,
        })
        await client.connect()
        talkers.push({ client, receiverId, acknowledged: new Map() })
      }
    }
    return new ChatTalk(talk, talkers)
  }

  get acknowledged() {
    return this.talkers.reduce((total, { acknowledged }) => total + acknowledged.size, 0)
  }

  /** Resolves when all messages that were sent are acknowledged and all connections are closed. */
  async finish() {
    this.isOver = true
    await this.running
    for (const { client } of this.talkers) client.end()
  }

  /**
   * Compares the stored messages with the acknowledged ones.
   *
   * @throws if a person received messages twice, or in the wrong order on one connection
   */
  async check(): Promise<Evaluation> {
    requireOrder(this.talkers, 'the conversations')
    const evaluations: Evaluation[] = []
    for (const talker of this.talkers) {
      const { acknowledged } = talker
      const stored = await this.historyOf(talker)
      const own = stored.filter(({ clientMsgId }) => acknowledged.has(clientMsgId))
      const ids = new Map(own.map(({ seq, clientMsgId }) => [seq, clientMsgId]))
      const lost = [...acknowledged].filter(([id, seq]) => ids.get(seq) !== id).length
      const doubled = own.length - new Set(ids.values()).size
      evaluations.push({ acknowledged: acknowledged.size, lost, doubled })
    }
    return sum(evaluations)
  }

  private async keepWriting({ client, acknowledged }: Talker) {
    for (let number = 0; !this.isOver; number += 1) {
      const id = `${client.options.personId}-${number}`
      let seq = await client.send(id, `message ${number}`)
      while (seq === undefined) {
        await sleep(RETRY_MS)
        seq = await client.send(id, `message ${number}`)
      }
      acknowledged.set(id, seq)
    }
  }

  private async historyOf({ client, receiverId }: Talker): Promise<StoredMessage[]> {
    const { personId } = client.options
    const stored: StoredMessage[] = []
    const bearer = await this.talk.tokenOf(personId)
    for (let page = 0, afterSeq = 0; page === 0 || stored.length === page * HISTORY_PAGE_MAX; page += 1) {
      const query = `userId1=${receiverId}&userId2=${personId}&limit=${HISTORY_PAGE_MAX}&afterSeq=${afterSeq}`
      const { status, text } = await apiCall(this.talk.chatUrls[0]!, `${getChatHistory.path}?${query}`, {
        bearer,
      })
      if (status !== 200) throw new Error(`The history returned ${status}: ${text}`)
      stored.push(...(JSON.parse(text) as { data: StoredMessage[] }).data)
      afterSeq = stored.at(-1)?.seq ?? 0
    }
    return stored
  }
}
