/**
 * Names a plugin, for the tree that Fastify prints and in its errors. Fastify looks for the name of one that has none
 * among all loaded modules, for each server that is built.
 */
export function named<Plugin extends object>(name: string, plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name })
}
