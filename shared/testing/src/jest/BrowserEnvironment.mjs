import './quickSelectors.cjs'
import { TestEnvironment } from 'jest-environment-jsdom'
import { disableAsyncStorages } from './asyncStorages.mjs'

// jsdom lacks globals that react-router and axios need; Node provides them under the same names.
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

  async teardown() {
    disableAsyncStorages()
    await super.teardown()
  }
}
