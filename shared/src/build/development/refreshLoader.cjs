const { relative } = require('node:path')

/**
 * Webpack loader: tells the page's refresh runtime which components a module has, and when it has run. The code that
 * it wraps was prepared by `react-refresh-typescript`. All in the first and the last line, so that line numbers stay.
 */
module.exports = function refreshLoader(source, map) {
  const { scope } = this.getOptions()
  // Two bundles may carry the same module: each has its own family of components.
  const id = JSON.stringify(`${scope} ${relative(this.rootContext, this.resourcePath)}`)
  const before = `var $RefreshReg$ = self.mcRefresh.register(${id}), $RefreshSig$ = self.mcRefresh.signature;`
  const after = `\nif (import.meta.webpackHot) self.mcRefresh.settle(${id}, import.meta.webpackHot, __webpack_module__.exports);`
  this.callback(null, before + source + after, map)
}
