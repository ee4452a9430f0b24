const { compileMessage } = require('@lingui/message-utils/compileMessage')

/**
 * Compiles a catalogue of ICU messages to Lingui's runtime format, so that browsers need no message parser. Takes and
 * returns JSON text.
 */
exports.compileCatalogue = function compileCatalogue(source) {
  const messages = Object.entries(JSON.parse(source))
  return JSON.stringify(Object.fromEntries(messages.map(([id, message]) => [id, compileMessage(message)])))
}
