const { relative } = require('node:path')

/**
 * Webpack loader: registers a module's components with React Refresh and reports when the module has run. The source
 * must have been compiled with `react-refresh-typescript`. Code is added to the first and last line only, to preserve
 * line numbers.
 */
module.exports = function refreshLoader(source, map) {
  const { scope } = this.getOptions()
  // Two bundles may contain the same module: the scope keeps their component families apart.
  const id = JSON.stringify(`${scope} ${relative(this.rootContext, this.resourcePath)}`)
  const before = `var $RefreshReg$ = self.mcRefresh.register(${id}), $RefreshSig$ = self.mcRefresh.signature;`
  const after = `\nif (import.meta.webpackHot) self.mcRefresh.settle(${id}, import.meta.webpackHot, __webpack_module__.exports);`
  this.callback(null, before + source + after, map)
}
