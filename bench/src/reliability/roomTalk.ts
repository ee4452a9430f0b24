import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import { roomIdOf } from '@mentor-connect/contract/messages/roomRules'
import { getRoomMessages } from '@mentor-connect/contract/messages/rooms'
import { applyRooms } from '@mentor-connect/contract/messages/roomsInternal'
import { HISTORY_PAGE_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { apiCall } from '../product/apiCall'
import { ChatClient, startingAt } from '../product/chatClient'
import { SERVICE_KEY } from '../product/services'
import { requireOrder, sum, type Evaluation } from './checkWrites'

interface Talk {
  /** The nodes of chat, over which the members are spread. */
  chatUrls: string[]
  /** Ids of the members. The first member owns the room. */
  memberIds: string[]
  tokenOf: (personId: string) => Promise<string>
}

interface Talker {
  client: ChatClient
  /** Id that the client assigned to a message → number of the message. */
  acknowledged: Map<string, number>
}

const SUBJECT = 'drill'
const ROOM = roomIdOf('workshop', SUBJECT)
const RETRY_MS = 300
/** Time in ms between two messages of a member. It keeps the room within its rate limit. */
const PAUSE_MS = 400

/** Members of one room who write. A message that is not acknowledged is sent again with the same id. */
export class RoomTalk {
  private isOver = false
  private readonly running: Promise<unknown>

  private constructor(
    private readonly talk: Talk,
    readonly talkers: Talker[],
  ) {
    this.running = Promise.all(talkers.map((talker) => this.keepWriting(talker)))
  }

  static async begin(talk: Talk): Promise<RoomTalk> {
    const { chatUrls, memberIds, tokenOf } = talk
    await makeRoom(chatUrls[0]!, memberIds)
    const talkers: Talker[] = []
    for (const personId of memberIds) {
      const client = new ChatClient({
        chatUrls: startingAt(chatUrls, talkers.length),
        personId,
        to: { roomId: ROOM },
        tokenOf,
      })
      await client.connect()
      talkers.push({ client, acknowledged: new Map() })
    }
    return new RoomTalk(talk, talkers)
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
   * @throws if a number is missing, or if a member received messages twice, or in the wrong order on one
   * connection
   */
  async check(): Promise<Evaluation> {
    const stored = await this.history()
    const gap = stored.findIndex(({ seq }, index) => seq !== index + 1)
    if (gap >= 0) throw new Error(`The room has a gap before number ${stored[gap]!.seq}.`)
    requireOrder(this.talkers, 'the room')
    const ids = new Map(stored.map(({ seq, clientMsgId }) => [seq, clientMsgId]))
    const doubled = stored.length - new Set(ids.values()).size
    const evaluations = this.talkers.map(({ acknowledged }) => ({
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter(([id, seq]) => ids.get(seq) !== id).length,
      doubled: 0,
    }))
    return sum([...evaluations, { acknowledged: 0, lost: 0, doubled }])
  }

  private async keepWriting({ client, acknowledged }: Talker) {
    for (let number = 0; !this.isOver; number += 1) {
      const id = `room-${client.options.personId}-${number}`
      let seq = await client.send(id, `message ${number}`)
      while (seq === undefined) {
        await sleep(RETRY_MS)
        seq = await client.send(id, `message ${number}`)
      }
      acknowledged.set(id, seq)
      await sleep(PAUSE_MS)
    }
  }

  private async history(): Promise<RoomMessage[]> {
    const stored: RoomMessage[] = []
    const userId = this.talk.memberIds[0]!
    const bearer = await this.talk.tokenOf(userId)
    const path = getRoomMessages.path.replace(':roomId', ROOM)
    for (let page = 0, afterSeq = 0; page === 0 || stored.length === page * HISTORY_PAGE_MAX; page += 1) {
      const query = `userId=${userId}&limit=${HISTORY_PAGE_MAX}&afterSeq=${afterSeq}`
      const { status, text } = await apiCall(this.talk.chatUrls[0]!, `${path}?${query}`, { bearer })
      if (status !== 200) throw new Error(`The room returned ${status}: ${text}`)
      stored.push(...(JSON.parse(text) as { data: RoomMessage[] }).data)
      afterSeq = stored.at(-1)?.seq ?? 0
    }
    return stored
  }
}

/** Creates the room, as the main API does. */
async function makeRoom(chatUrl: string, memberIds: string[]) {
  const members = memberIds.map((personId, index) => ({ personId, role: index === 0 ? 'owner' : 'member' }))
  const room = { title: SUBJECT, pages: {}, members, history: 'all', closed: false }
  const body = { rooms: [{ kind: 'workshop', subjectId: SUBJECT, version: 1, room }] }
  const { status, text } = await apiCall(chatUrl, applyRooms.path, { serviceKey: SERVICE_KEY, body })
  if (status !== 200) throw new Error(`Making a room failed: ${status} ${text}`)
}
