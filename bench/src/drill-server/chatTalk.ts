import { getChatHistory, type ChatMessage } from '@mentor-connect/contract/api/chat'
import { HISTORY_PAGE_MAX } from '@mentor-connect/contract/rules/chatLimits'
import { DrillPerson } from '../chat/drillPerson'
import { openConversation } from '../chat/openConversation'
import { apiCall } from './apiCall'
import { sum, type Evaluation } from './checkWrites'

interface Talk {
  chatUrl: string
  /** Learner and mentor of each conversation. */
  pairs: [string, string][]
  tokenOf: (personId: string) => Promise<string>
}

/** More than one person sends during a drill. */
const MESSAGES_MAX = 1_000_000
const POLL_MS = 20
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Pairs of people who write to each other continuously and reconnect when disconnected. */
export class ChatTalk {
  private constructor(
    private readonly talk: Talk,
    readonly people: DrillPerson[],
  ) {}

  static async begin(talk: Talk): Promise<ChatTalk> {
    const people: DrillPerson[] = []
    for (const [learner, mentor] of talk.pairs) {
      const conversationId = await openConversation(
        talk.chatUrl,
        await talk.tokenOf(learner),
        mentor,
        learner,
      )
      for (const [personId, partnerId] of [
        [learner, mentor],
        [mentor, learner],
      ] as const)
        people.push(
          new DrillPerson({
            ...{ personId, partnerId, conversationId, messages: MESSAGES_MAX, tokenOf: talk.tokenOf },
            pickNode: () => talk.chatUrl,
          }),
        )
    }
    await Promise.all(people.map((person) => person.connect()))
    return new ChatTalk(talk, people)
  }

  get acknowledged() {
    return this.people.reduce((total, { acknowledged }) => total + acknowledged.size, 0)
  }

  /** Resolves when all current messages are acknowledged and all connections are closed. */
  async finish() {
    for (const person of this.people) person.finish()
    while (this.people.some((person) => !person.isDone)) await wait(POLL_MS)
    for (const person of this.people) person.end()
  }

  /** Compares the stored messages with the acknowledged ones. */
  async check(): Promise<Evaluation> {
    const evaluations: Evaluation[] = []
    for (const person of this.people) {
      const stored = await this.historyOf(person)
      const places = new Map<string, number[]>()
      for (const { clientMsgId, seq } of stored)
        places.set(clientMsgId, [...(places.get(clientMsgId) ?? []), seq])
      for (const [clientMsgId, seq] of person.acknowledged) {
        const found = places.get(clientMsgId) ?? []
        const isStored = found.includes(seq)
        evaluations.push({
          acknowledged: 1,
          lost: isStored ? 0 : 1,
          doubled: Math.max(0, found.length - 1),
        })
      }
    }
    return sum(evaluations)
  }

  private async historyOf({ options: { personId, partnerId } }: DrillPerson) {
    const stored: (ChatMessage & { clientMsgId: string })[] = []
    const bearer = await this.talk.tokenOf(personId)
    for (let page = 0, afterSeq = 0; page === 0 || stored.length === page * HISTORY_PAGE_MAX; page += 1) {
      const query = `userId1=${partnerId}&userId2=${personId}&limit=${HISTORY_PAGE_MAX}&afterSeq=${afterSeq}`
      const { status, text } = await apiCall(this.talk.chatUrl, `${getChatHistory.path}?${query}`, { bearer })
      if (status !== 200) throw new Error(`The history returned ${status}: ${text}`)
      stored.push(...(JSON.parse(text) as { data: typeof stored }).data)
      afterSeq = stored.at(-1)?.seq ?? 0
    }
    return stored
  }
}
