/**
 * Names a plugin for Fastify's plugin tree and errors. For a plugin without a name, Fastify searches all loaded modules
 * each time a server is built.
 */
export function named<Plugin extends object>(name: string, plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name })
}
