import { TestEnvironment } from 'jest-environment-node'
import { disableAsyncStorages } from './asyncStorages.mjs'

/** Runs tests of Node programs with the globals of the process itself. `NodeRuntime.cjs` explains the reason. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const FakeTimers = this.fakeTimersModern.constructor
    const ModuleMocker = this.moduleMocker.constructor
    this.global = globalThis
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis })
    this.moduleMocker = new ModuleMocker(globalThis)
    // Jest replaces the console of the process with one for the test file.
    this.consoleOfWorker = globalThis.console
    this.globals = Object.getOwnPropertyDescriptors(globalThis)
  }

  async teardown() {
    globalThis.console = this.consoleOfWorker
    // Globals that a test file has defined or replaced would affect the next file.
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
      const before = this.globals[name]
      if (!before) delete globalThis[name]
      else if (before.configurable && before.value !== value) Object.defineProperty(globalThis, name, before)
    }
    disableAsyncStorages()
    await super.teardown()
  }
}
