const { compileCatalogue } = require('./compileCatalogue.cjs')

/** Webpack loader for catalogues of messages. */
module.exports = function compileMessages(source) {
  return `export default JSON.parse(${JSON.stringify(compileCatalogue(source))})`
}
