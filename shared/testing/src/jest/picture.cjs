const { basename } = require('node:path')

/** A picture is the module that gives its name. */
const process = (_content, path) => ({
  code: `module.exports = { __esModule: true, default: ${JSON.stringify(basename(path))} }`,
})

module.exports = { process }
