import { setTimeout as sleep } from 'node:timers/promises'
import { startServices } from '../product/services'
import { People } from './people'
import type { PartResult } from './report'

/** Maximum time in ms until the next kill, counted from when everybody has written again. */
const BETWEEN_MAX_MS = 400

/** While people write, kills the API and chat alternately with SIGKILL, and starts each of them again at once. */
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
