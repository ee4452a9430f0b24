// Jest evaluates every module again for each test file, in a context with separate globals. For tests of Node
// programs, packages take a third of the time. With this runtime, a worker loads packages once, as Node does, and our
// own modules again for each file. Both use the globals of the process; otherwise, an `Error` from a package would
// not be an `instanceof Error` in a test. `jest.mock` cannot replace a package, so our tests pass test doubles as
// arguments.
const { createRequire, isBuiltin } = require('node:module')
const { pathToFileURL } = require('node:url')
const { default: JestRuntime } = require('jest-runtime')
const { compiledModule } = require('./compiledModules.cjs')

/** Returns true for modules that Jest loads: our own modules, Node's modules and Jest's API. */
const loadedByJest = (name) => /^([./]|@mentor-connect\/|@jest\/globals$)/.test(name) || isBuiltin(name)

/**
 * Implements `import()` for a module. It must not refer to the runtime, because compiled modules outlive test files.
 */
const importFor = (filename) => (name) => import(pathToFileURL(createRequire(filename).resolve(name)).href)

class NodeRuntime extends JestRuntime {
  constructor(...given) {
    super(...given)
    const { executor } = this
    executor.compile = (source, filename) =>
      compiledModule(
        source,
        filename,
        executor.injectedModuleParameters,
        importFor(filename),
      ).runInThisContext()
  }

  requireModuleOrMock(from, name) {
    return loadedByJest(name) ? super.requireModuleOrMock(from, name) : createRequire(from)(name)
  }
}

exports.default = NodeRuntime
Object.defineProperty(exports, '__esModule', { value: true })
