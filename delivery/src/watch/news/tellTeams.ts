import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forArea, type ForAreas } from '@mentor-connect/server/config'
import type { ReleaseNews } from '@mentor-connect/contract/api/releaseHealth'
import { liveLedger, liveRegistry } from '../../store/siteStore'
import { WATCH_FOLDER } from '../watchFolder'
import { newsOf, undecidedNews } from './newsOf'
import { callWebhook, type WebhookOptions } from './webhook'

const FILE = 'told.json'

export interface TellOptions extends WebhookOptions {
  siteDir: string
  webhooks: ForAreas
  mail: (news: ReleaseNews) => Promise<void>
  /** Called with the reason if a team did not receive a message. The message is sent again with the next call. */
  onFailure: (message: string) => void
}

/** Records which messages the teams have received. Stored in `FILE`. */
interface Told {
  /** Number of the registry (its generation) that the last reported decision created; 0 before the first report. */
  generation: number
  /** The undecided canaries that the teams know about, each as `<area>-<generation>`. */
  undecided?: string[]
}

/**
 * Tells the teams what the watcher has decided since the last call, and which canaries it could not decide about. Each
 * message is sent at least once, even after a crash.
 */
export async function tellTeams(options: TellOptions): Promise<void> {
  const { siteDir } = options
  for (const news of newsOf(liveLedger(siteDir), readTold(siteDir).generation)) {
    if (!(await tell(news, options))) break
    writeTold(siteDir, { ...readTold(siteDir), generation: news.generation })
  }
  await tellUndecided(options)
}

async function tellUndecided(options: TellOptions): Promise<void> {
  const { siteDir, now } = options
  const registry = liveRegistry(siteDir)
  const all = registry ? undecidedNews(registry, liveLedger(siteDir), now()) : []
  const { undecided = [] } = readTold(siteDir)
  for (const news of all.filter((one) => !undecided.includes(nameOf(one))))
    if (await tell(news, options)) undecided.push(nameOf(news))
  const current = undecided.filter((name) => all.some((one) => nameOf(one) === name))
  if (current.join() !== (readTold(siteDir).undecided ?? []).join())
    writeTold(siteDir, { ...readTold(siteDir), undecided: current })
}

const nameOf = ({ area, generation }: ReleaseNews) => `${area}-${generation}`

/** Sends a message to all recipients. Returns true if everybody has received it. */
async function tell(news: ReleaseNews, options: TellOptions): Promise<boolean> {
  const outcomes = await Promise.allSettled([
    options.mail(news),
    ...forArea(options.webhooks, news.area).map((address) => callWebhook(address, news, options)),
  ])
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failed)
    options.onFailure(`The team of ${news.area} was not told: ${(reason as Error).message}`)
  return failed.length === 0
}

function readTold(siteDir: string): Told {
  const file = join(siteDir, WATCH_FOLDER, FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Told) : { generation: 0 }
}

function writeTold(siteDir: string, told: Told) {
  const folder = join(siteDir, WATCH_FOLDER)
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `${FILE}.draft`)
  writeFileSync(draft, JSON.stringify(told))
  renameSync(draft, join(folder, FILE))
}
