/** Webpack loader: two remotes may give two chunks one name, which in one bundle would make them one chunk. */
module.exports = function stripChunkNames(source) {
  return source.replace(/\/\* webpackChunkName: "[^"]*" \*\//g, '')
}
