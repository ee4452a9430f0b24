import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { endpointAt, sampleReply } from '@mentor-connect/contract/samples/sampleReply'
import { apiClient } from './apiClient'

/** Cached reads begin a frame after the page is shown, and what they show may read again. */
const QUIET_FRAMES = 4

/** An API at the network boundary that responds to each call of the contracts with its sample, and stores nothing. */
export class SampleApi {
  private pending = 0

  constructor(private readonly role: 'user' | 'mentor' | null) {
    apiClient().defaults.adapter = (config) => this.answer(config)
  }

  /** When a page has asked for nothing more in a few frames. */
  async settled(): Promise<void> {
    for (let frames = 0; frames < QUIET_FRAMES; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (this.pending > 0) frames = 0
    }
  }

  private async answer(config: InternalAxiosRequestConfig) {
    this.pending += 1
    try {
      // Rendering must not depend on an answer that is there at once.
      await Promise.resolve()
      const { method = 'get', url = '' } = config
      const endpoint = endpointAt(method.toUpperCase(), url)
      if (!endpoint) throw new AxiosError(`No contract describes ${url}.`, AxiosError.ERR_BAD_REQUEST, config)
      const data = endpoint.file ? 'A sample' : sampleReply(endpoint, { role: this.role ?? undefined })
      return { data, status: 200, statusText: 'OK', headers: {}, config }
    } finally {
      this.pending -= 1
    }
  }
}
