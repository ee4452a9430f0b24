import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { reportClientEvent, type ClientEvent } from '@mentor-connect/contract/api/clientEvents'
import { issueViewToken, reportAreas } from '@mentor-connect/contract/api/releaseHealth'
import { paths } from '@mentor-connect/contract/remote'
import type { Deployment } from '../drill-rolling/deployment'
import { apiCall } from '../drill-server/apiCall'

const BROWSER = 'a-browser-of-the-drill'
const RELEASE = 'r1'
const PAUSE_MS = 500
/** One of so many visits reports a failure. */
const FAILS_EACH = 20
const VITALS = { lcp: 1400, inp: 90, cls: 20 }

/** What a browser tells the main API of the pages that it shows: the people of the drill have no browser. */
export class BrowserReports {
  private isOver = false
  private running: Promise<void> | undefined

  private readonly authority: string

  constructor(private readonly product: Pick<Deployment, 'urls' | 'proxy'>) {
    this.authority = readFileSync(product.proxy.authority, 'utf8')
  }

  start() {
    this.running = this.run()
  }

  async finish() {
    this.isOver = true
    await this.running
  }

  /** Reports at once that a release cannot be shown, so many times. */
  async reportFailures(area: string, release: string, times: number) {
    for (let turn = 0; turn < times; turn += 1) await this.fail({ area, release, kind: 'render' })
  }

  private async run() {
    for (let turn = 0; !this.isOver; turn += 1) {
      await this.visit()
      if (turn % FAILS_EACH === 0) await this.fail({ area: 'public', release: RELEASE, kind: 'timeout' })
      await sleep(PAUSE_MS)
    }
  }

  private async visit() {
    const { status, text } = await this.send(issueViewToken.path, { browser: BROWSER })
    if (status !== 200) return
    const { token } = (JSON.parse(text) as { data: { token: string } }).data
    await this.send(reportAreas.path, {
      ...{ browser: BROWSER, token },
      areas: [
        { area: 'shell', release: RELEASE, load: 'fast' },
        { area: 'public', release: RELEASE, ...VITALS },
      ],
      pages: [{ route: paths.home, ...VITALS }],
    })
  }

  private fail(failure: Pick<ClientEvent, 'area' | 'release' | 'kind'>) {
    return this.send(reportClientEvent.path, {
      ...failure,
      message: 'A failure of the drill.',
      path: '/',
    })
  }

  private send(path: string, body: object) {
    return apiCall(this.product.urls.api, path, { body, authority: this.authority })
  }
}
