const { basename } = require('node:path')

/** Replaces an imported picture by a module that exports the name of its file. */
const process = (_content, path) => ({
  code: `module.exports = { __esModule: true, default: ${JSON.stringify(basename(path))} }`,
})

module.exports = { process }
