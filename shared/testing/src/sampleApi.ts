import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { endpointAt, sampleReply } from '@mentor-connect/contract/samples/sampleReply'
import { sampleAt, type ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import { apiClient } from './apiClient'
import { settle } from './fakeApi'

/**
 * Number of frames without a request after which a page counts as settled. Cached reads begin a frame after the page
 * is shown, and their result may cause further reads.
 */
const QUIET_FRAMES = 4

/** Origin of the service of an area in tests. */
export const serviceUrl = (name: string) => `http://${name}.service.test`

/** An API at the network boundary that responds to each call with the sample of its contract. It stores nothing. */
export class SampleApi {
  private pending = 0
  /** URLs of all calls, without the origin of the API. */
  readonly requested: string[] = []

  /** @param services sample responses of the area's services; each service is at `serviceUrl(name)` */
  constructor(
    private readonly role: 'user' | 'mentor' | null,
    private readonly services: ServiceSamples = {},
  ) {
    apiClient().defaults.adapter = (config) => this.answer(config)
  }

  /** Resolves when a page has sent no request for a few frames. */
  async settled(): Promise<void> {
    for (let frames = 0; frames < QUIET_FRAMES; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (this.pending > 0) frames = 0
    }
  }

  private async answer(config: InternalAxiosRequestConfig) {
    this.pending += 1
    try {
      // Responds asynchronously, because rendering must not depend on an immediate response.
      await Promise.resolve()
      const { method = 'get', url = '', baseURL } = config
      const service = Object.keys(this.services).find((name) => serviceUrl(name) === baseURL)
      if (service !== undefined) return this.ofService(service, config)
      this.requested.push(axios.getUri({ ...config, baseURL: undefined }))
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
