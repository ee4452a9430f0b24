import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { addCourse } from '@mentor-connect/contract/api/learners'
import { openConversation } from '../chat/openConversation'
import { apiCall } from './apiCall'
import { startAttacker } from './attacks/attacker'
import type { Task } from './attacks/attackerProcess'
import type { Outcome } from './attacks/target'
import type { DrillRow } from './drillRow'
import { Bystanders, type Experience } from './bystanders'
import { prepareTarget } from './prepareTarget'
import { createProduct, type Product } from './product'

export interface AttackOptions {
  /** Duration of each attack. */
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
  /** Longer than other attacks, to see when slow clients are cut off. */
  ms?: number
}

const SIZE = { learners: 8, mentors: 2, courses: 100 }
const BYSTANDER_ADDRESS = '127.0.0.2'
/** Clients that send too slowly are cut off after 15 s, those that read nothing after a minute. */
const SLOW_MS = { halfSent: 25_000, slowReaders: 90_000 }
/** Durations below this one are the short form, which does not wait until slow clients are cut off. */
const SHORT_MS = 5_000

/** Measures how attacks from one address affect all other people, with the default limits of the product. */
export async function drillAttacks({ ms, sockets, resets, slow }: AttackOptions): Promise<DrillRow[]> {
  const product = await createProduct({ size: SIZE })
  for (const service of product.services) await service.start()
  const target = await prepareTarget(product)
  const [learners, pair] = [
    product.world.learners.slice(0, 4),
    [product.world.learners[4]!, product.world.mentors[0]!] as [DrillAccount, DrillAccount],
  ]
  await openConversation(product.chat.url, await product.tokenOf(pair[0]), pair[1].id, pair[0].id)
  for (const { id, cookie } of learners) {
    const body = { userId: id, courseId: product.world.courseIds[0], courseName: '' }
    await apiCall(product.api.url, addCourse.path, { cookie, body })
  }
  const bystanders = new Bystanders(product, { learners, pair }, BYSTANDER_ADDRESS)
  await bystanders.start()
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
      what: `${slow} downloads that are never read`,
      count: slow,
      ms: slowMs.slowReaders,
    },
    { attack: 'withoutToken', what: `${sockets} sockets without a token`, count: sockets },
    { attack: 'resets', what: `${resets} resets during the upgrade`, count: resets },
    { attack: 'costlyCalls', what: 'a flood of the costliest calls', count: 1 },
    { attack: 'hardMessages', what: 'a flood of messages that are expensive to validate', count: 1 },
  ]
  const rows = [await observed(product, bystanders, 'no attack (baseline)', () => wait(ms))]
  for (const { attack, what, count, ms: own = ms } of plan)
    rows.push(
      await observed(product, bystanders, what, () =>
        attacker.attack({ attack, target: { ...target, count, ms: own } }),
      ),
    )
  bystanders.stop()
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
  bystanders: Bystanders,
  what: string,
  act: () => Promise<Outcome>,
): Promise<DrillRow> {
  for (const service of product.services) if (!service.isRunning) await service.start()
  const { services, api, chat } = product
  const crashesBefore = product.crashes().length
  for (const service of services) await service.loop()
  await bystanders.experience()
  const outcome = await act()
  // A short attack on a slow machine may be over before anybody was served.
  await bystanders.served()
  const experience = await bystanders.experience()
  const crashes = product.crashes().slice(crashesBefore)
  const longest = async (service: typeof api) => (service.isRunning ? (await service.loop()).longestMs : NaN)
  const outcomeText = Object.entries(outcome)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
  return {
    what,
    ...{ api: experience.api, chat: experience.chat, crashes },
    blocked: { api: await longest(api), chat: await longest(chat) },
    seen: [seenBy(experience), outcomeText && `the attacker: ${outcomeText}`].filter(Boolean).join('; '),
    violations: [...experience.troubles].map(
      ([trouble, count]) => `a bystander met ${trouble}, ${count} times`,
    ),
  }
}

function seenBy({ troubles }: Experience): string {
  if (troubles.size === 0) return 'every call and message answered'
  return [...troubles].map(([trouble, count]) => `${count} × ${trouble}`).join(', ')
}
