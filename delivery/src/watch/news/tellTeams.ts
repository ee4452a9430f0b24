import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forArea, type ForAreas } from '@mentor-connect/server/config'
import type { ReleaseNews } from '@mentor-connect/contract/api/releaseHealth'
import { liveLedger } from '../../release/siteStore'
import { WATCH_FOLDER } from '../watchFolder'
import { newsOf } from './newsOf'
import { callWebhook, type WebhookOptions } from './webhook'

const FILE = 'told.json'

export interface TellOptions extends WebhookOptions {
  siteDir: string
  webhooks: ForAreas
  mail: (news: ReleaseNews) => Promise<void>
  /** Called with what was not received; it is told again with the next call. */
  onFailure: (message: string) => void
}

/** Tells the teams what the watcher has decided since the last call: at least once each, also after a crash. */
export async function tellTeams(options: TellOptions): Promise<void> {
  const { siteDir } = options
  for (const news of newsOf(liveLedger(siteDir), readTold(siteDir))) {
    const outcomes = await Promise.allSettled([
      options.mail(news),
      ...forArea(options.webhooks, news.area).map((address) => callWebhook(address, news, options)),
    ])
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
    for (const { reason } of failed)
      options.onFailure(`The team of ${news.area} was not told: ${(reason as Error).message}`)
    if (failed.length > 0) return
    writeTold(siteDir, news.generation)
  }
}

function readTold(siteDir: string): number {
  const file = join(siteDir, WATCH_FOLDER, FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { generation: number }).generation : 0
}

function writeTold(siteDir: string, generation: number) {
  const folder = join(siteDir, WATCH_FOLDER)
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `${FILE}.draft`)
  writeFileSync(draft, JSON.stringify({ generation }))
  renameSync(draft, join(folder, FILE))
}
