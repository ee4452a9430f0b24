/**
 * Webpack loader that removes names of chunks. Two remotes may use the same name, and in one bundle these chunks would
 * become one.
 */
module.exports = function stripChunkNames(source) {
  return source.replace(/\/\* webpackChunkName: "[^"]*" \*\//g, '')
}
