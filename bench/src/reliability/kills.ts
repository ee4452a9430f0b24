import { setTimeout as sleep } from 'node:timers/promises'
import { startServices } from '../product/services'
import { People } from './people'
import type { PartResult } from './report'

/** Maximum time until the next kill after everybody has written. */
const BETWEEN_MAX_MS = 400

/** Kills the API and chat with SIGKILL in turns, while people write to them, and starts them again at once. */
export async function drillKills(kills: number): Promise<PartResult> {
  const services = await startServices({})
  const { api, chat, world, instances } = services
  try {
    const people = await People.start({ api: api[0]!, chat }, world)
    const counts = await people.during(async () => {
      for (let done = 0; done < kills; done += 1) {
        const instance = [instances.api[0]!, instances.chat[0]!][done % 2]!
        await people.waitUntilAllWrite()
        await sleep(Math.random() * BETWEEN_MAX_MS)
        await instance.kill()
        await instance.start()
      }
      await people.waitUntilAllWrite()
    })
    const name = `${kills} × SIGKILL, of the API and of chat in turns, on SQLite`
    const violations = Object.values(instances).flatMap(([instance]) => instance?.crashes ?? [])
    return { rows: [{ name, mayFail: true, ...counts }], evaluation: await people.finish(), violations }
  } finally {
    await services.stop()
  }
}
