import type { RunningService, ServiceName } from './services'
import { Supervisor } from './supervisor'

let lines: string[]
let pids: Partial<Record<ServiceName, number>>[]
let givenUp: string[]
let now: number
let starts: ServiceName[]
let failing: ServiceName | undefined
let stopped: ServiceName[]
let kill: (name: ServiceName, how?: string) => Promise<void>
let supervisor: Supervisor

beforeEach(async () => {
  jest.useFakeTimers()
  ;[lines, pids, givenUp, starts, stopped] = [[], [], [], [], []]
  now = 0
  failing = undefined
  const exits = new Map<ServiceName, (how: string) => void>()
  kill = async (name, how = 'signal SIGKILL') => {
    exits.get(name)!(how)
    await jest.advanceTimersByTimeAsync(0)
  }
  supervisor = new Supervisor({
    start: async (name) => {
      starts.push(name)
      if (name === failing) throw new Error('The database does not answer.')
      const ended = new Promise<string>((resolve) => exits.set(name, resolve))
      return { name, ended, process: { pid: starts.length } } as unknown as RunningService
    },
    stop: async ({ name }) => {
      stopped.push(name)
      exits.get(name)!('exit code 0')
    },
    say: (line) => lines.push(line),
    onPids: (changed) => pids.push(changed),
    onGivenUp: (reason) => givenUp.push(reason),
    logOf: (name) => `var/log/${name}.log`,
    random: () => 0,
    now: () => now,
  })
  for (const name of ['api', 'chat'] as const) await supervisor.start(name)
})
afterEach(() => jest.useRealTimers())

const pass = async (ms: number) => {
  now += ms
  await jest.advanceTimersByTimeAsync(ms)
}

it('restarts a service that has exited, reports it, and does not touch the others', async () => {
  await kill('chat')
  expect(pids.at(-1)).toEqual({ api: 1 })
  expect(lines).toEqual([
    '✗ The chat service has ended (signal SIGKILL); it is started again in 0.5 s.',
    '  Its log: var/log/chat.log',
  ])
  await pass(500)
  expect(pids.at(-1)).toEqual({ api: 1, chat: 3 })
  expect(lines.at(-1)).toBe('✓ The chat service is up again.')
  expect(starts).toEqual(['api', 'chat', 'chat'])
  expect(stopped).toEqual([])
})

it('waits longer each time, and resets after a quiet minute', async () => {
  const pauses = () => lines.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? [])
  for (const pause of [500, 1_000, 2_000, 4_000]) {
    await kill('chat')
    await pass(pause)
  }
  expect(pauses()).toEqual(['0.5', '1.0', '2.0', '4.0'])
  await pass(60_000)
  await kill('chat')
  expect(pauses().at(-1)).toBe('0.5')
})

it('stops everything after five exits within a minute, with the reason', async () => {
  for (let i = 0; i < 5; i += 1) {
    await kill('chat', 'exit code 1')
    await pass(8_000)
  }
  expect(givenUp).toEqual([expect.stringMatching(/chat service has ended 5 times .* exit code 1.*chat\.log/)])
  expect(stopped).toEqual(['api'])
})

it('counts a failed restart as an exit, and reports the service’s message', async () => {
  failing = 'api'
  await kill('api')
  await pass(30_000)
  expect(lines).toContainEqual(expect.stringContaining('ended (The database does not answer.)'))
  expect(givenUp).toEqual([expect.stringContaining('with: The database does not answer.')])
})

it('restarts nothing once it is stopped', async () => {
  await kill('chat')
  await supervisor.stop()
  await pass(60_000)
  expect(starts).toEqual(['api', 'chat'])
  expect(stopped).toEqual(['api'])
  expect(lines.filter((line) => line.startsWith('✓'))).toEqual([])
})
