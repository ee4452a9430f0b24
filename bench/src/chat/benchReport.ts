import { cpus, loadavg } from 'node:os'
import type { Idle } from './idle'
import type { Figures } from './measure'

export interface Result {
  name: string
  /** Best of several rounds, by processor time per message. */
  slow: Figures
  fast: Figures
  full: Figures
}

export interface Circumstances {
  pairs: number
  rounds: number
  loadBefore: number
  idle: Idle
  /** Processor time of storing one message, without anything else, in µs. */
  storing: number
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`

const BUSY =
  'The machine was busy with other work, which affects rates and latencies. Processor time per message and memory are still comparable.'

/** The complete text of `docs/benchmarks/chat.md`. */
export function benchReport(
  results: Result[],
  { pairs, rounds, loadBefore, idle, storing }: Circumstances,
): string {
  const [ours, relay, socketIo] = results as [Result, Result, Result]
  const efficiency = relay.full.cpu / ours.full.cpu
  const overSocketIo = socketIo.full.cpu / ours.full.cpu
  const goal = (name: string, reached: boolean, figure: string) =>
    row([name, figure, reached ? 'yes' : '**no**'])
  return [
    '# Chat under load',
    'Written by `npm run bench:chat`. Everything ran on one machine over loopback, the load generator beside the server, so the rates are lower bounds and the processor time of the server per message is the figure to compare.',
    ...(loadBefore > cpus().length ? [BUSY] : []),
    `- ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n- load average ${loadBefore.toFixed(1)} before the start, ${loadavg()[0]?.toFixed(1)} at the end\n- ${pairs} pairs of people, messages of about 180 bytes, best of ${rounds} interleaved rounds by processor time\n- our service: SQLite with a real fsync per transaction, every message checked, numbered, stored, acknowledged, then delivered; rate limit lifted\n- baselines: a \`ws\` relay that keeps nothing and acknowledges nothing; a socket.io server that stores one row per message in the same kind of database and acknowledges`,
    [
      row([
        '',
        'highest rate /s',
        'p50 / p99 ms there',
        'CPU µs per message there',
        '100/s: p50 / p99 ms',
        '1,000/s: p50 / p99 ms',
        '1,000/s: CPU µs',
      ]),
      row(['---', '---', '---', '---', '---', '---', '---']),
      ...results.map(({ name, slow, fast, full }) =>
        row([
          name,
          Math.round(full.rate),
          `${ms(full.p50)} / ${ms(full.p99)}`,
          Math.round(full.cpu),
          `${ms(slow.p50)} / ${ms(slow.p99)}`,
          `${ms(fast.p50)} / ${ms(fast.p99)}${fast.rate < 900 ? ` (held ${Math.round(fast.rate)}/s)` : ''}`,
          Math.round(fast.cpu),
        ]),
      ),
    ].join('\n'),
    `One node held ${idle.connections} idle connections, made in ${idle.seconds.toFixed(0)} s, at ${idle.kbPerConnection.toFixed(1)} KB each.`,
    `Storing alone, in the same statements and transactions and without any socket, costs ${storing.toFixed(1)} µs per message; together with what the relay does that is ${(storing + relay.full.cpu).toFixed(0)} µs, ${(relay.full.cpu / (storing + relay.full.cpu)).toFixed(2)} × the relay’s efficiency, before anything is checked, numbered for its reader or acknowledged.`,
    [
      row(['Goal', 'Measured', 'Reached']),
      row(['---', '---', '---']),
      goal(
        '≥ 0.5 × the bare relay’s CPU efficiency, at the highest rate',
        efficiency >= 0.5,
        `${efficiency.toFixed(2)} ×`,
      ),
      goal('≥ 2 × that of socket.io, storing', overSocketIo >= 2, `${overSocketIo.toFixed(2)} ×`),
      goal(
        '≤ 20 KB per idle connection',
        idle.kbPerConnection <= 20,
        `${idle.kbPerConnection.toFixed(1)} KB`,
      ),
      goal(
        'p99 ≤ 50 ms at 1,000 messages/s',
        ours.fast.p99 <= 50 && ours.fast.rate >= 900,
        `${ms(ours.fast.p99)} ms`,
      ),
    ].join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
