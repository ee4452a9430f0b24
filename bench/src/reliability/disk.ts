import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '@mentor-connect/build/cliError'
import { apiCall } from '../product/apiCall'
import { startServices } from '../product/services'
import { People } from './people'
import type { PartResult } from './report'

const DISK_MB = 64
const FULL_MS = 3_000
const READINESS_DEADLINE_MS = 10_000
const POLL_MS = 200

/**
 * Fills the disk that holds the SQLite databases and the uploads while people write, and frees it again.
 *
 * @throws CliError unless run by root, because only root may mount a disk
 */
export async function drillDisk(): Promise<PartResult> {
  const disk = mkdtempSync(join(tmpdir(), 'mentor-connect-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]
  if (spawnSync('mount', options).status !== 0)
    throw new CliError('The part "disk" mounts a small disk: run it as root.')
  try {
    return await drillOn(disk)
  } finally {
    // The disk is unmounted lazily, because this process may still have a database on it open.
    execFileSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true })
  }
}

async function drillOn(disk: string): Promise<PartResult> {
  const services = await startServices({ dataDir: join(disk, 'data') })
  const { api, chat, world, instances } = services
  try {
    const people = await People.start({ api, chat }, world)
    const violations: string[] = []
    const counts = await people.during(async () => {
      await people.waitUntilAllWrite()
      const filler = join(disk, 'filler')
      // `dd` ends with an error when no space is left.
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`])
      for (const url of [...api, ...chat]) violations.push(...(await readinessViolations(url)))
      await sleep(FULL_MS)
      rmSync(filler)
      await people.waitUntilAllWrite()
    })
    violations.push(...Object.values(instances).flatMap(([instance]) => instance?.crashes ?? []))
    const name = `disk full for ${FULL_MS / 1000} s and longer, on SQLite`
    return { rows: [{ name, mayFail: true, ...counts }], evaluation: await people.finish(), violations }
  } finally {
    await services.stop()
  }
}

/**
 * Waits until a service reports that it is not ready. Returns a violation if it does not, or if it does not say why.
 */
async function readinessViolations(url: string): Promise<string[]> {
  let ready = await apiCall(url, '/readyz')
  for (const until = Date.now() + READINESS_DEADLINE_MS; ready.status === 200 && Date.now() < until;) {
    await sleep(POLL_MS)
    ready = await apiCall(url, '/readyz')
  }
  const isRight = ready.status === 503 && /no space left/i.test(ready.text)
  return isRight ? [] : [`/readyz returned ${ready.status} on a full disk: ${ready.text}`]
}
