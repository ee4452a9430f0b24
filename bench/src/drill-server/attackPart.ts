import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { addCourse } from '@mentor-connect/shared/contracts/learners'
import { openConversation } from '../chat/openConversation'
import { apiCall } from './apiCall'
import { startAttacker } from './attacks/attacker'
import type { Task } from './attacks/attackerProcess'
import type { Outcome } from './attacks/target'
import type { DrillRow } from './drillRow'
import { Innocents, type Experience } from './innocents'
import { prepareTarget } from './prepareTarget'
import { newProduct, type Product } from './product'

export interface AttackOptions {
  /** How long each attack lasts. */
  ms: number
  sockets: number
  resets: number
  /** Connections of slow clients. */
  slow: number
}

interface Planned {
  attack: Task['attack']
  what: string
  count: number
  /** Longer than the others need, to see what becomes of slow clients. */
  ms?: number
}

const SIZE = { learners: 8, mentors: 2, courses: 100 }
const INNOCENT_ADDRESS = '127.0.0.2'
/** Who sends too slowly is cut off after 15 s, who takes nothing at all after a minute. */
const SLOW_MS = { halfSent: 25_000, slowReaders: 90_000 }
/** A short form does not wait for that. */
const SHORT_MS = 5_000

/** What one address can do to everybody else, with the limits that the product has by default. */
export async function drillAttacks({ ms, sockets, resets, slow }: AttackOptions): Promise<DrillRow[]> {
  const product = await newProduct({ size: SIZE })
  for (const service of product.services) await service.start()
  const target = await prepareTarget(product)
  const [learners, couple] = [
    product.world.learners.slice(0, 4),
    [product.world.learners[4]!, product.world.mentors[0]!] as [DrillAccount, DrillAccount],
  ]
  await openConversation(product.chat.url, await product.tokenOf(couple[0]), couple[1].id, couple[0].id)
  for (const { id, cookie } of learners) {
    const body = { userId: id, courseId: product.world.courseIds[0], courseName: '' }
    await apiCall(product.api.url, addCourse.path, { cookie, body })
  }
  const innocents = new Innocents(product, { learners, couple }, INNOCENT_ADDRESS)
  await innocents.start()
  const attacker = startAttacker()
  const slowMs = ms < SHORT_MS ? { halfSent: ms, slowReaders: ms } : SLOW_MS
  const plan: Planned[] = [
    {
      attack: 'halfSent',
      what: `${slow} half-sent bodies, uploads and headers`,
      count: slow,
      ms: slowMs.halfSent,
    },
    {
      attack: 'slowReaders',
      what: `${slow} downloads that nobody reads`,
      count: slow,
      ms: slowMs.slowReaders,
    },
    { attack: 'withoutToken', what: `${sockets} sockets without a token`, count: sockets },
    { attack: 'resets', what: `${resets} resets during the upgrade`, count: resets },
    { attack: 'costlyCalls', what: 'a flood of the costliest calls', count: 1 },
    { attack: 'hardMessages', what: 'a flood of messages that are hard to judge', count: 1 },
  ]
  const rows = [await observed(product, innocents, 'no attack (yardstick)', () => wait(ms))]
  for (const { attack, what, count, ms: own = ms } of plan)
    rows.push(
      await observed(product, innocents, what, () =>
        attacker.attack({ attack, target: { ...target, count, ms: own } }),
      ),
    )
  innocents.stop()
  attacker.stop()
  await product.remove()
  return rows
}

const wait = async (ms: number): Promise<Outcome> => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return {}
}

async function observed(
  product: Product,
  innocents: Innocents,
  what: string,
  act: () => Promise<Outcome>,
): Promise<DrillRow> {
  for (const service of product.services) if (!service.isRunning) await service.start()
  const { services, api, chat } = product
  const deathsBefore = product.deaths().length
  for (const service of services) await service.loop()
  await innocents.experience()
  const outcome = await act()
  const experience = await innocents.experience()
  const deaths = product.deaths().slice(deathsBefore)
  const longest = async (service: typeof api) => (service.isRunning ? (await service.loop()).longestMs : NaN)
  const outcomeText = Object.entries(outcome)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
  return {
    what,
    ...{ api: experience.api, chat: experience.chat, deaths },
    blocked: { api: await longest(api), chat: await longest(chat) },
    seen: [seenBy(experience), outcomeText && `the attacker: ${outcomeText}`].filter(Boolean).join('; '),
    faults: [...experience.troubles].map(
      ([trouble, count]) => `an innocent person met ${trouble}, ${count} times`,
    ),
  }
}

function seenBy({ troubles }: Experience): string {
  if (troubles.size === 0) return 'every call and message answered'
  return [...troubles].map(([trouble, count]) => `${count} × ${trouble}`).join(', ')
}
