import { fork } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../testing/freePort'

/** Runs the service, calls `act`, and returns how it ended and what it logged. */
async function runUntilEnd(act: (url: string, pid: number) => unknown, settings = {}) {
  const url = `http://127.0.0.1:${await freePort()}`
  const child = fork(join(__dirname, '../../testing/failingService.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: new URL(url).port, LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let log = ''
  child.stdout?.on('data', (data: Buffer) => void (log += data.toString()))
  child.once('message', () => act(url, child.pid!))
  const [code, signal] = await new Promise<unknown[]>((resolve) =>
    child.once('close', (...how) => resolve(how)),
  )
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { code, signal, lines }
}

it.each([
  ['throw', 'thrown out of band'],
  ['reject', 'rejected out of band'],
])(
  'logs an uncaught error (%s), shuts down gracefully and exits with an error code',
  async (path, message) => {
    const { code, lines } = await runUntilEnd((url) => fetch(`${url}/${path}`).catch(() => undefined))
    expect(code).toBe(1)
    const found = lines.map(({ msg }) => msg)
    expect(lines.find(({ level }) => level === 60)).toMatchObject({ err: { message } })
    expect(found.indexOf('stopping')).toBeLessThan(found.indexOf('closed in order'))
  },
)

it('exits with success when it is stopped', async () => {
  const { code, lines } = await runUntilEnd((_url, pid) => process.kill(pid, 'SIGTERM'))
  expect(code).toBe(0)
  expect(lines.at(-1)).toMatchObject({ msg: 'closed in order' })
})

it('ends when its main thread hangs, and says so, so that it is started again', async () => {
  const hang = (url: string) => fetch(`${url}/hang`).catch(() => undefined)
  const { signal, lines } = await runUntilEnd(hang, { TEST_BEAT_MS: '100' })
  expect(signal).toBe('SIGKILL')
  expect(lines.map(({ msg }) => msg)).not.toContain('stopping')
  expect(lines.at(-1)).toMatchObject({
    level: 60,
    service: 'site',
    msg: expect.stringMatching(/hung for 3 s/),
  })
})
