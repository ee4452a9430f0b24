import { fork } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../testing/freePort'

/** Runs the service, calls `act`, and returns how it ended and what it logged. */
async function runUntilEnd(act: (url: string, pid: number) => unknown) {
  const url = `http://127.0.0.1:${await freePort()}`
  const child = fork(join(__dirname, '../../testing/failingService.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: new URL(url).port, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let log = ''
  child.stdout?.on('data', (data: Buffer) => void (log += data.toString()))
  child.once('message', () => act(url, child.pid!))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { code, lines }
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
