import { roomIdOf } from '@mentor-connect/contract/messages/roomRules'
import type { ChatApi } from '@mentor-connect/server/testing/chatApi'
import { startOurService, type Candidate } from '../chat/candidates'
import { atRate, PADDING, type Figures, type Pair } from '../chat/measure'
import type { Storage } from '../chat/storages'
import { quantile } from '../harness/statistics'
import { cpuMs } from '../product/processFigures'
import { connectMember, makeRoom, type RoomClient } from './roomClients'

export interface Size {
  rooms: number
  members: number
  /** Number of people who fill all places in the rooms. Each person is in several rooms. */
  people: number
  /** Number of messages per second to all rooms together. */
  rate: number
  seconds: number
  /** Number of people who do not read in an additional round. */
  stalled: number
}

export interface RoomFigures {
  storage: string
  /** Figures per delivery of a message to a member. */
  rooms: Figures
  /** Figures per delivery to members who read, measured while other members do not read. */
  besideStalled: Figures
  /** Figures per message between two people, with as many deliveries per second. */
  pairs: Figures
}

const PAIRS = 100
const ROOMS_WARM_UP_SECONDS = 1
let sent = 0

/** Measures one process of chat: first the rooms, then the same number of deliveries between pairs. */
export async function measureRooms(api: ChatApi, storage: Storage, size: Size): Promise<RoomFigures> {
  const service = await startOurService(api, storage)
  try {
    const { rooms, besideStalled } = await measureFanOut(api, service, size)
    const pairs = await measurePairs(service, Math.round(rooms.rate), size.seconds)
    return { storage: storage.name, rooms, besideStalled, pairs }
  } finally {
    await service.process.kill()
  }
}

/** All connected people, and the rooms of which they are members. */
interface Crowd {
  pid: number
  clients: Map<string, RoomClient>
  /** Ids of the members of each room. */
  memberships: string[][]
  /** Time in ms from sending a message to each of its deliveries. */
  latencies: number[]
}

/**
 * Measures deliveries to all members, and then deliveries to the members who read while some others do not.
 */
async function measureFanOut(api: ChatApi, { process }: Candidate, size: Size) {
  const people = Array.from({ length: size.people }, (_, index) => `r${index}`)
  const memberships = Array.from({ length: size.rooms }, (_, room) => membersOf(people, room, size))
  for (const [room, members] of memberships.entries()) await makeRoom(process.url, `w${room}`, members)
  const crowd: Crowd = { pid: process.process.pid!, clients: new Map(), memberships, latencies: [] }
  for (const userId of people) {
    const token = await api.tokenOf(userId)
    const record = (frame: string) => crowd.latencies.push(performance.now() - sentAt(frame))
    crowd.clients.set(userId, await connectMember(process.url, { userId, token }, record))
  }
  await measureRound(crowd, { ...size, seconds: ROOMS_WARM_UP_SECONDS }, new Set())
  const rooms = await measureRound(crowd, size, new Set())
  const stalled = new Set(people.filter((_, index) => index % Math.round(size.people / size.stalled) === 0))
  for (const userId of stalled) crowd.clients.get(userId)!.stall()
  const besideStalled = await measureRound(crowd, size, stalled)
  for (const client of crowd.clients.values()) client.close()
  return { rooms, besideStalled }
}

/** Sends messages to all rooms in turn, and waits until everybody who reads has received them. */
async function measureRound(crowd: Crowd, { rate, seconds }: Size, stalled: Set<string>): Promise<Figures> {
  const { pid, clients, memberships, latencies } = crowd
  let expected = 0
  const send = (count: number) => {
    const room = count % memberships.length
    const members = memberships[room]!
    const senderId = members[count % members.length]!
    expected += members.filter((id) => id !== senderId && !stalled.has(id)).length
    const id = `${String((sent += 1)).padStart(9, '0')}-${senderId}`
    clients.get(senderId)!.send(roomIdOf('workshop', `w${room}`), `${performance.now()} ${PADDING}`, id)
  }
  latencies.length = 0
  const [cpu, began] = [cpuMs(pid), performance.now()]
  await sendAtRate(send, rate, seconds)
  await settled(latencies, expected)
  const elapsed = (performance.now() - began) / 1000
  const used = cpuMs(pid) - cpu
  if (latencies.length !== expected)
    throw new Error(`${latencies.length} deliveries of ${expected}: some are missing or came twice.`)
  return {
    rate: latencies.length / elapsed,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu: (used * 1000) / latencies.length,
  }
}

/**
 * Returns the members of a room: neighbours in the list of people, so that each person is in the same number
 * of rooms.
 */
const membersOf = (people: string[], room: number, { members }: Size) =>
  Array.from({ length: members }, (_, index) => people[(room * members + index) % people.length]!)

const sentAt = (frame: string) => {
  const from = frame.indexOf('"message":"') + '"message":"'.length
  return Number(frame.slice(from, frame.indexOf(' ', from)))
}

/** Sends messages at a fixed rate, whether or not earlier ones have arrived. */
function sendAtRate(send: (count: number) => void, rate: number, seconds: number): Promise<void> {
  const began = performance.now()
  const total = rate * seconds
  let count = 0
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate))
      for (; count < due; count += 1) send(count)
      if (count < total) return
      clearInterval(timer)
      resolve()
    }, 2)
  })
}

/** Waits until this many deliveries have arrived, or until none arrives for a second. */
async function settled(latencies: number[], count: number) {
  for (let before = -1; latencies.length < count && before !== latencies.length;) {
    before = latencies.length
    for (let step = 0; step < 100 && latencies.length < count; step += 1)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function measurePairs(service: Candidate, rate: number, seconds: number): Promise<Figures> {
  const pairs: Pair[] = []
  for (let index = 0; index < PAIRS; index += 1) {
    const [senderId, receiverId] = [`u${index}`, `m${index}`]
    await service.introduce(senderId, receiverId)
    const [sender, receiver] = [await service.connect(senderId), await service.connect(receiverId)]
    pairs.push({ senderId, receiverId, sender, receiver })
  }
  await atRate(pairs, rate, ROOMS_WARM_UP_SECONDS, service.process.process.pid!)
  return atRate(pairs, rate, seconds, service.process.process.pid!)
}
