// `npm run bench:chat -- --pairs 200 --seconds 5 --rounds 3 --idle 10000`: our chat service and two baselines, all on
// loopback. Writes docs/benchmarks/chat.md.
import { startChatApi } from '@mentor-connect/server/testing/chatApi'
import { costOfStoring } from '@mentor-connect/server/testing/chatStorage'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBenchmark } from '../writeBenchmark'
import { benchReport, type Result } from './benchReport'
import { startCandidates, type Candidate } from './candidates'
import { measureIdle } from './idle'
import { atFullSpeed, atRate, PADDING, type Figures, type Pair } from './measure'
import { numberOptions } from '../process/numberOptions'

const options = numberOptions({ pairs: 200, seconds: 5, rounds: 3, idle: 10_000 })
const SLOW = 100
const FAST = 1_000
const WARM_UP_SECONDS = 2
/** About the number of messages in one transaction of our service at its highest rate. */
const STORED_TOGETHER = 400
const TRANSACTIONS = 200

const loadBefore = loadavg()[0] ?? 0
const api = await startChatApi()
const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
const candidates = await startCandidates(api, dataDir)
const results = new Map<string, Result>()

async function pairsOf(candidate: Candidate): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let i = 0; i < options.pairs; i += 1) {
    const [senderId, receiverId] = [`u${i}`, `m${i}`]
    await candidate.introduce(senderId, receiverId)
    const [sender, receiver] = [await candidate.connect(senderId), await candidate.connect(receiverId)]
    pairs.push({ senderId, receiverId, sender, receiver })
  }
  return pairs
}

const cheaper = (one: Figures | undefined, other: Figures) => (one && one.cpu <= other.cpu ? one : other)

for (let round = 1; round <= options.rounds; round += 1)
  for (const candidate of candidates) {
    const pairs = await pairsOf(candidate)
    const pid = candidate.process.process.pid!
    await atFullSpeed(pairs, WARM_UP_SECONDS, pid)
    const slow = await atRate(pairs, SLOW, options.seconds, pid)
    const fast = await atRate(pairs, FAST, options.seconds, pid)
    const full = await atFullSpeed(pairs, options.seconds, pid)
    const best = results.get(candidate.name)
    results.set(candidate.name, {
      name: candidate.name,
      slow: cheaper(best?.slow, slow),
      fast: cheaper(best?.fast, fast),
      full: cheaper(best?.full, full),
    })
    for (const { sender, receiver } of pairs) for (const client of [sender, receiver]) client.close()
    console.log(
      `  round ${round}, ${candidate.name}: ${full.rate.toFixed(0)}/s, ${full.cpu.toFixed(0)} µs per message, ` +
        `p99 ${full.p99.toFixed(1)} ms; at ${FAST}/s ${fast.cpu.toFixed(0)} µs, p99 ${fast.p99.toFixed(1)} ms`,
    )
  }
await Promise.all(candidates.map(({ process }) => process.kill()))

const storing = await costOfStoring(join(dataDir, 'storing.db'), {
  pairs: options.pairs,
  batch: STORED_TOGETHER,
  batches: TRANSACTIONS,
  text: `${performance.now()} ${PADDING}`,
})
const idle = await measureIdle(api, dataDir, options.idle)
await api.close()
rmSync(dataDir, { recursive: true, force: true })
const text = benchReport([...results.values()], { ...options, loadBefore, idle, storing })
console.log(await writeBenchmark('chat', text))
process.exit(0)
