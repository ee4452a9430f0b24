const { compileMessage } = require('@lingui/message-utils/compileMessage')

/** Webpack loader: compiles a catalogue of ICU messages to Lingui's runtime format, so that no parser is shipped. */
module.exports = function compileMessages(source) {
  const compiled = Object.fromEntries(
    Object.entries(JSON.parse(source)).map(([id, message]) => [id, compileMessage(message)]),
  )
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
}
