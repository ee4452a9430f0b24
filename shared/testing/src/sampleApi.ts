import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { endpointAt, sampleReply } from '@mentor-connect/contract/samples/sampleReply'
import { sampleAt, type ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import { apiClient } from './apiClient'
import { settle } from './fakeApi'

/** Cached reads begin a frame after the page is shown, and what they show may read again. */
const QUIET_FRAMES = 4

/** Origin of the service of an area in tests. */
export const serviceUrl = (name: string) => `http://${name}.service.test`

/** An API at the network boundary that responds to each call of the contracts with its sample, and stores nothing. */
export class SampleApi {
  private pending = 0

  /** @param services what the services of the area respond; each is at `serviceUrl(name)` */
  constructor(
    private readonly role: 'user' | 'mentor' | null,
    private readonly services: ServiceSamples = {},
  ) {
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
      const { method = 'get', url = '', baseURL } = config
      const service = Object.keys(this.services).find((name) => serviceUrl(name) === baseURL)
      if (service !== undefined) return this.ofService(service, config)
      const endpoint = endpointAt(method.toUpperCase(), url)
      if (!endpoint) throw new AxiosError(`No contract describes ${url}.`, AxiosError.ERR_BAD_REQUEST, config)
      const data = endpoint.file ? 'A sample' : sampleReply(endpoint, { role: this.role ?? undefined })
      return { data, status: 200, statusText: 'OK', headers: {}, config }
    } finally {
      this.pending -= 1
    }
  }

  private ofService(service: string, config: InternalAxiosRequestConfig) {
    const { method = 'get', url: path = '' } = config
    const sample = sampleAt(this.services, { service, method: method.toUpperCase(), path })
    if (!sample)
      throw new AxiosError(
        `samples.json has no ${method.toUpperCase()} ${path} of ${service}.`,
        AxiosError.ERR_BAD_REQUEST,
        config,
      )
    return settle(config, sample)
  }
}
