import { setTimeout as sleep } from 'node:timers/promises'
import { apiCall } from '../drill-server/apiCall'

const PAUSE_MS = 20

/** A visitor who reads one address after another, and never asks again for what has failed. */
export class Reader {
  reads = 0
  /** Status → number of unsuccessful responses; 0 means no response. */
  readonly refusals = new Map<number, number>()
  private isOver = false

  constructor(
    private readonly origin: string,
    private readonly paths: string[],
  ) {}

  async run() {
    for (let turn = 0; !this.isOver; turn += 1) {
      const { status } = await apiCall(this.origin, this.paths[turn % this.paths.length]!)
      if (status === 200) this.reads += 1
      else this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
      await sleep(PAUSE_MS)
    }
  }

  finish() {
    this.isOver = true
  }
}
