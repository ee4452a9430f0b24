import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { startService, stopService } from './services'
import { Supervisor } from './supervisor'

it('restarts a real service that was killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-restart-'))
  const port = await freePort()
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
  const lines: string[] = []
  const pids: number[] = []
  let onBack = () => {}
  const back = new Promise<void>((resolve) => (onBack = resolve))
  const supervisor = new Supervisor({
    start: (name) => startService(name, environment, join(dataDir, 'log')),
    stop: stopService,
    say: (line) => {
      lines.push(line)
      if (line.startsWith('✓')) onBack()
    },
    onPids: ({ site }) => void (site && pids.push(site)),
    onGivenUp: (reason) => lines.push(reason),
    logOf: (name) => join(dataDir, 'log', `${name}.log`),
  })
  await supervisor.start('site')
  process.kill(pids[0]!, 'SIGKILL')
  await back
  expect(lines[0]).toMatch(/^✗ The site service has ended \(signal SIGKILL\)/)
  expect(pids[1]).not.toBe(pids[0])
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await supervisor.stop()
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  rmSync(dataDir, { recursive: true })
})
