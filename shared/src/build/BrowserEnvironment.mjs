import { TestEnvironment } from 'jest-environment-jsdom'

// jsdom leaves out what react-router and axios expect of a browser; Node has the same under the same names.
const FROM_NODE = {
  Request,
  Response,
  Headers,
  fetch,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  structuredClone,
  ReadableStream,
  TransformStream,
  BroadcastChannel,
}

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, FROM_NODE)
  }
}
