import { apiCall } from './apiCall'
import type { DrillRow } from './drillRow'
import type { DrillService } from './drillService'
import { mountDisk, type MountedDisk } from './mountedDisk'
import { ProductUnderWrites } from './productUnderWrites'

const LASTS_MS = 3_000
const READINESS_DEADLINE_MS = 10_000
const POLL_MS = 200
const STOP_DEADLINE_MS = 11_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Fills the disk of the product, and makes it read-only, while people write. */
export async function drillDisk(): Promise<DrillRow[]> {
  const disk = mountDisk()
  if (!disk)
    return [
      {
        what: 'disk full, read-only disk',
        seen: 'not run: mounting a disk requires root',
        crashes: [],
        violations: [],
      },
    ]
  try {
    return await drillOn(disk)
  } finally {
    disk.remove()
  }
}

async function drillOn(disk: MountedDisk): Promise<DrillRow[]> {
  const people = await ProductUnderWrites.start({ dataDir: disk.path })
  try {
    const rows = [await fullDisk(disk, people), await readOnlyDisk(disk, people)]
    // The writes of both parts are checked together at the end.
    rows.at(-1)!.evaluation = await people.check()
    return rows
  } finally {
    await people.product.remove()
  }
}

async function fullDisk(disk: MountedDisk, people: ProductUnderWrites): Promise<DrillRow> {
  await people.waitUntilAllWrite()
  const giveBack = disk.fill()
  const violations = await outageViolations(people.product.services, /no space left/i)
  giveBack()
  const ms = await people.waitUntilAllWrite()
  return row('disk full', people, violations, ms)
}

async function readOnlyDisk(disk: MountedDisk, people: ProductUnderWrites): Promise<DrillRow> {
  const { services } = people.product
  disk.makeReadOnly()
  const violations = await outageViolations(services, /read-only|reports errors/i)
  for (const service of services) {
    const began = performance.now()
    await service.stop()
    if (performance.now() - began > STOP_DEADLINE_MS) violations.push(`${service.name} did not stop in time`)
  }
  disk.repair()
  for (const service of services) await service.start()
  const ms = await people.waitUntilAllWrite()
  return row('read-only disk, mounted again', people, violations, ms)
}

function row(what: string, people: ProductUnderWrites, violations: string[], ms: number): DrillRow {
  return {
    what,
    seen: `${people.seen}; all write again after ${Math.round(ms)} ms`,
    crashes: people.product.crashes(),
    violations: [...violations, ...people.violations],
  }
}

/** Waits until no service is ready, and checks that each log names the cause exactly once. */
async function outageViolations(services: DrillService[], cause: RegExp): Promise<string[]> {
  const violations: string[] = []
  for (const { name, url } of services) {
    const deadline = Date.now() + READINESS_DEADLINE_MS
    let ready = await apiCall(url, '/readyz')
    while (ready.status === 200 && Date.now() < deadline) {
      await wait(POLL_MS)
      ready = await apiCall(url, '/readyz')
    }
    if (ready.status !== 503 || !cause.test(ready.text))
      violations.push(`/readyz of ${name} returned ${ready.status}: ${ready.text}`)
  }
  await wait(LASTS_MS)
  for (const service of services) {
    const lines = service.log().flatMap(({ msg }) => (cause.test(String(msg)) ? [String(msg)] : []))
    if (lines.length === 0) violations.push(`the log of ${service.name} does not name the cause`)
    if (new Set(lines).size < lines.length)
      violations.push(`the log of ${service.name} repeats: ${lines.join(' ')}`)
  }
  return violations
}
