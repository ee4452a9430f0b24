import type { ChatApi } from '@mentor-connect/server/testing/chatApi'
import { costOfStoring } from '@mentor-connect/server/testing/chatStorage'
import { CANDIDATES, startCandidates, type Candidate, type CandidateId } from './candidates'
import { atFullSpeed, atRate, PADDING, type Figures, type Pair } from './measure'
import type { Storage } from './storages'

export const FAST = 1_000
const WARM_UP_SECONDS = 2
/** Approximate number of messages in one transaction of our service at its highest rate. */
const STORED_TOGETHER = 400
const TRANSACTIONS = 200

export interface Round {
  fast: Figures
  full: Figures
}

export interface ChatFigures {
  storage: string
  rounds: Record<CandidateId, Round[]>
  /** Processor time in µs of storing one message and doing nothing else, with one value for each round. */
  storing: number[]
}

interface Size {
  pairs: number
  seconds: number
  rounds: number
}

/** Measures all candidates in turn. */
export async function measureChat(api: ChatApi, storage: Storage, size: Size): Promise<ChatFigures> {
  const candidates = await startCandidates(api, storage)
  try {
    return await measureAll(candidates, storage, size)
  } finally {
    await Promise.all(candidates.map(({ process }) => process.kill()))
  }
}

async function measureAll(candidates: Candidate[], storage: Storage, size: Size): Promise<ChatFigures> {
  const rounds: ChatFigures['rounds'] = { ours: [], relay: [], storing: [] }
  const storing: number[] = []
  const alone = { pairs: size.pairs, batch: STORED_TOGETHER, batches: TRANSACTIONS }
  const text = `${performance.now()} ${PADDING}`
  for (let round = 1; round <= size.rounds; round += 1) {
    for (const candidate of candidates) {
      console.log(`  ${storage.name}, round ${round}, ${CANDIDATES[candidate.id]}`)
      rounds[candidate.id].push(await measureRound(candidate, size))
    }
    storing.push(await costOfStoring(await storage.alone(), { ...alone, text }))
  }
  return { storage: storage.name, rounds, storing }
}

async function measureRound(candidate: Candidate, { pairs: count, seconds }: Size): Promise<Round> {
  const pairs = await pairsOf(candidate, count)
  const pid = candidate.process.process.pid!
  await atFullSpeed(pairs, WARM_UP_SECONDS, pid)
  const fast = await atRate(pairs, FAST, seconds, pid)
  const full = await atFullSpeed(pairs, seconds, pid)
  for (const { sender, receiver } of pairs) for (const client of [sender, receiver]) client.close()
  return { fast, full }
}

async function pairsOf(candidate: Candidate, count: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let i = 0; i < count; i += 1) {
    const [senderId, receiverId] = [`u${i}`, `m${i}`]
    await candidate.introduce(senderId, receiverId)
    const [sender, receiver] = [await candidate.connect(senderId), await candidate.connect(receiverId)]
    pairs.push({ senderId, receiverId, sender, receiver })
  }
  return pairs
}
