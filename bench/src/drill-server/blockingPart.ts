import { measureBlocking, type Blocking, type Meter } from '@mentor-connect/server/testing/hostile/blocking'
import { worstRequests } from '@mentor-connect/server/testing/hostile/worstRequests'
import { costliestCalls } from './costliestCalls'
import type { DrillService } from './drillService'
import { prepareTarget } from './prepareTarget'
import { createProduct, NO_LIMITS, SERVICE_KEY } from './product'

/** Maximum time that a single request may block the event loop. */
export const BLOCKED_LIMIT_MS = 50

/** Requests that may block longer, with the reason. Empty at present. */
export const KNOWN_LONG = new Map<string, string>()

const SIZE = { learners: 400, mentors: 1, courses: 300, isBusy: true }

/**
 * Sends the most expensive requests, invalid and valid ones, one at a time, and measures how long each blocks its
 * service.
 */
export async function drillBlocking(): Promise<Blocking[]> {
  const product = await createProduct({ size: SIZE, settings: NO_LIMITS })
  for (const service of product.services) await service.start()
  const target = { ...(await prepareTarget(product)), ms: 0, count: 0 }
  const mentor = product.world.mentors[0]!
  const meters = { api: meterOf(product.api), chat: meterOf(product.chat) }
  const rows = await worstRequests({
    ...{ apiUrl: product.api.url, chatUrl: product.chat.url, serviceKey: SERVICE_KEY, meters },
    mentor: { ...mentor, bearer: await product.tokenOf(mentor) },
  })
  for (const { name, service, send } of await costliestCalls(target))
    rows.push(await measureBlocking(name, meters[service], send))
  await product.remove()
  return rows
}

function meterOf(service: DrillService): Meter {
  return {
    reset: async () => void (await service.loop()),
    longestMs: async () => (await service.loop()).longestMs,
  }
}
