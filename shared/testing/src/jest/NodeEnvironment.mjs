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
    this.globalNames = new Set(Object.getOwnPropertyNames(globalThis))
  }

  async teardown() {
    globalThis.console = this.consoleOfWorker
    // What a test file defines must not decide how the next one ends.
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!this.globalNames.has(name)) delete globalThis[name]
    disableAsyncStorages()
    await super.teardown()
  }
}
