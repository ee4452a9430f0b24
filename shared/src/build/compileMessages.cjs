const { compileMessage } = require('@lingui/message-utils/compileMessage')

/** Webpack loader: a catalogue of ICU messages becomes what Lingui's runtime reads, so that no parser is shipped. */
module.exports = function compileMessages(source) {
  const compiled = Object.fromEntries(
    Object.entries(JSON.parse(source)).map(([id, message]) => [id, compileMessage(message)]),
  )
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
}
