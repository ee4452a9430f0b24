const { default: JestRuntime } = require('jest-runtime')
const { compiledModule } = require('./compiledModules.cjs')

class BrowserRuntime extends JestRuntime {
  constructor(...given) {
    super(...given)
    const { executor } = this
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext()
      return (
        context && compiledModule(source, filename, executor.injectedModuleParameters).runInContext(context)
      )
    }
  }
}

exports.default = BrowserRuntime
Object.defineProperty(exports, '__esModule', { value: true })
