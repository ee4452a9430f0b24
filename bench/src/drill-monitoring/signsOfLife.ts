import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

interface Sent {
  alerts: { labels: { alertname: string }; status: string }[]
}

/** What happened to the signs of life, in seconds. */
export interface LifeSeen {
  count: number
  /** The longest time between two of them while Prometheus worked. */
  longestGap: number
  /** From the end of Prometheus to the last one; undefined: they go on. */
  lastAfter: number | undefined
}

/** The service outside that expects a sign of life. */
export class SignsOfLife {
  private readonly times: number[] = []
  private constructor(private readonly server: Server) {}

  static async start() {
    const server = createServer()
    const signs = new SignsOfLife(server)
    server.on('request', (request, response) => {
      void (async () => {
        const { alerts } = (await json(request)) as Sent
        if (alerts.some(({ labels, status }) => labels.alertname === 'Watchdog' && status === 'firing'))
          signs.times.push(Date.now())
        response.end()
      })()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return signs
  }

  /** What an operator sets. */
  settings() {
    const { port } = this.server.address() as AddressInfo
    return { ALERT_HEARTBEAT_URL: `http://127.0.0.1:${port}/` }
  }

  /** Waits until no sign has arrived for so long, after the end of Prometheus; gives up after ten times as long. */
  async untilTheyStop(quietMs: number): Promise<LifeSeen> {
    const ended = Date.now()
    const before = [...this.times, ended]
    const gaps = before.slice(1).map((time, index) => time - before[index]!)
    const last = () => Math.max(this.times.at(-1) ?? 0, ended)
    while (Date.now() - last() < quietMs && Date.now() - ended < 10 * quietMs) await sleep(250)
    const haveStopped = Date.now() - last() >= quietMs
    return {
      count: this.times.length,
      longestGap: Math.max(0, ...gaps) / 1000,
      lastAfter: haveStopped ? (last() - ended) / 1000 : undefined,
    }
  }

  async stop() {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
