import { TestEnvironment } from 'jest-environment-node'
import { disableAsyncStorages } from './asyncStorages.mjs'

/** Tests of Node programs run with the globals of the process itself: `NodeRuntime.cjs` says why. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const FakeTimers = this.fakeTimersModern.constructor
    const ModuleMocker = this.moduleMocker.constructor
    this.global = globalThis
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis })
    this.moduleMocker = new ModuleMocker(globalThis)
    // Jest replaces it with one that belongs to the test file.
    this.consoleOfWorker = globalThis.console
  }

  async teardown() {
    globalThis.console = this.consoleOfWorker
    disableAsyncStorages()
    await super.teardown()
  }
}
