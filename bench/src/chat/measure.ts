import { quantile } from '../harness/statistics'
import { cpuMs } from '../product/processFigures'
import type { BenchClient } from './benchClients'

export interface Pair {
  senderId: string
  receiverId: string
  sender: BenchClient
  receiver: BenchClient
}

export interface Figures {
  /** Number of messages received per second. */
  rate: number
  /** Median and 99th percentile of the time from sending to receiving, in ms. */
  p50: number
  p99: number
  /** Processor time of the server per message, in µs. */
  cpu: number
}

/** Text that gives a message a typical length. */
export const PADDING = 'x'.repeat(160)
const WINDOW = 4
let sent = 0

/** Sends messages at a fixed rate, whether or not earlier ones have arrived. */
export async function atRate(pairs: Pair[], rate: number, seconds: number, pid: number): Promise<Figures> {
  const record = listen(pairs)
  const cpu = cpuMs(pid)
  const began = performance.now()
  const total = rate * seconds
  await new Promise<void>((resolve) => {
    let count = 0
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate))
      for (; count < due; count += 1) send(pairs[count % pairs.length]!)
      if (count < total) return
      clearInterval(timer)
      resolve()
    }, 2)
  })
  await received(record, total)
  return figures(record, began, cpuMs(pid) - cpu)
}

/**
 * Measures at full speed: each sender keeps a few messages in flight, and sends another one as soon as one
 * has arrived.
 */
export async function atFullSpeed(pairs: Pair[], seconds: number, pid: number): Promise<Figures> {
  let isOver = false
  const record = listen(pairs, (pair) => !isOver && send(pair))
  const cpu = cpuMs(pid)
  const began = performance.now()
  for (const pair of pairs) for (let i = 0; i < WINDOW; i += 1) send(pair)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  isOver = true
  const result = figures(record, began, cpuMs(pid) - cpu)
  await received(record, record.latencies.length + pairs.length * WINDOW, 1_000)
  return result
}

/** Creates ids that sort by time, like the UUIDs (version 7) of our clients. */
function orderedId(senderId: string) {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time}-${String((sent += 1)).padStart(9, '0')}-${senderId}-${process.pid}`.padEnd(36, '0')
}

interface Record {
  latencies: number[]
}

function listen(pairs: Pair[], then: (pair: Pair) => void = () => undefined): Record {
  const record: Record = { latencies: [] }
  for (const pair of pairs)
    pair.receiver.onMessage((message) => {
      record.latencies.push(performance.now() - Number(message.slice(0, message.indexOf(' '))))
      then(pair)
    })
  return record
}

function send({ sender, senderId, receiverId }: Pair) {
  sender.send(receiverId, `${performance.now()} ${PADDING}`, orderedId(senderId))
}

async function received({ latencies }: Record, count: number, timeoutMs = 20_000) {
  const until = performance.now() + timeoutMs
  while (latencies.length < count && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

function figures({ latencies }: Record, began: number, cpu: number): Figures {
  return {
    rate: latencies.length / ((performance.now() - began) / 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu: (cpu * 1000) / latencies.length,
  }
}
