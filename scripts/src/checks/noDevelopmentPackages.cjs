// `npm start` installs no development packages. The build of the checks runs with this file (`node --require`), which
// hides them. A build that needs one therefore fails in the checks, and not on the machine of somebody who starts the
// product.
const { readFileSync } = require('node:fs')
const Module = require('node:module')
const { join, sep } = require('node:path')

const ROOT = join(__dirname, '../../..')
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const hidden = Object.keys(packages)
  .filter((folder) => packages[folder].dev)
  .map((folder) => join(ROOT, folder) + sep)

const resolve = Module._resolveFilename
Module._resolveFilename = function (name, ...others) {
  const file = resolve.call(this, name, ...others)
  if (!hidden.some((folder) => file.startsWith(folder))) return file
  const message = `Cannot find module '${name}': it is a development package, which npm start does not install`
  throw Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' })
}
