// Jest compiles every module again for each test file. This module compiles it once for each worker; V8 then runs the
// same bytecode in the context of each test file.
const { Script } = require('node:vm')

const compiled = new Map()

/**
 * Returns a script that evaluates to the function around a module. It is compiled again only if the module's source
 * has changed.
 */
const compiledModule = (source, filename, parameters, importModuleDynamically) => {
  const known = compiled.get(filename)
  if (known?.source === source) return known.script
  const head = `(function (${parameters.join(', ')}) {`
  const script = new Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically,
  })
  compiled.set(filename, { source, script })
  return script
}

module.exports = { compiledModule }
