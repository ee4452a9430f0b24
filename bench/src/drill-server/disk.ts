import { apiCall } from './apiCall'
import type { DrillRow } from './drillRow'
import type { DrillService } from './drillService'
import { mountDisk, type MountedDisk } from './mountedDisk'
import { WrittenTo } from './writtenTo'

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
        seen: 'not run: mounting a disk takes root',
        deaths: [],
        faults: [],
      },
    ]
  try {
    return await drillOn(disk)
  } finally {
    disk.remove()
  }
}

async function drillOn(disk: MountedDisk): Promise<DrillRow[]> {
  const people = await WrittenTo.start({ dataDir: disk.path })
  try {
    const rows = [await fullDisk(disk, people), await readOnlyDisk(disk, people)]
    // What both left behind is judged together, at the end.
    rows.at(-1)!.verdict = await people.check()
    return rows
  } finally {
    await people.product.remove()
  }
}

async function fullDisk(disk: MountedDisk, people: WrittenTo): Promise<DrillRow> {
  await people.untilAllWrite()
  const giveBack = disk.fill()
  const faults = await outageFaults(people.product.services, /no space left/i)
  giveBack()
  const ms = await people.untilAllWrite()
  return row('disk full', people, faults, ms)
}

async function readOnlyDisk(disk: MountedDisk, people: WrittenTo): Promise<DrillRow> {
  const { services } = people.product
  disk.makeReadOnly()
  const faults = await outageFaults(services, /read-only|reports errors/i)
  for (const service of services) {
    const began = performance.now()
    await service.stop()
    if (performance.now() - began > STOP_DEADLINE_MS) faults.push(`${service.name} did not stop in time`)
  }
  disk.repair()
  for (const service of services) await service.start()
  const ms = await people.untilAllWrite()
  return row('read-only disk, mounted anew', people, faults, ms)
}

function row(what: string, people: WrittenTo, faults: string[], ms: number): DrillRow {
  return {
    what,
    seen: `${people.seen}; all write again after ${Math.round(ms)} ms`,
    deaths: people.product.deaths(),
    faults: [...faults, ...people.faults],
  }
}

/** Waits until every service says that it is not ready, and looks whether the log names the cause once. */
async function outageFaults(services: DrillService[], cause: RegExp): Promise<string[]> {
  const faults: string[] = []
  for (const { name, url } of services) {
    const deadline = Date.now() + READINESS_DEADLINE_MS
    let ready = await apiCall(url, '/readyz')
    while (ready.status === 200 && Date.now() < deadline) {
      await wait(POLL_MS)
      ready = await apiCall(url, '/readyz')
    }
    if (ready.status !== 503 || !cause.test(ready.text))
      faults.push(`/readyz of ${name} said ${ready.status}: ${ready.text}`)
  }
  await wait(LASTS_MS)
  for (const service of services) {
    const lines = service.log().flatMap(({ msg }) => (cause.test(String(msg)) ? [String(msg)] : []))
    if (lines.length === 0) faults.push(`the log of ${service.name} does not name the cause`)
    if (new Set(lines).size < lines.length)
      faults.push(`the log of ${service.name} repeats: ${lines.join(' ')}`)
  }
  return faults
}
