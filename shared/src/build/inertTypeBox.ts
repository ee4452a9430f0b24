// Stands in for `typebox` in browser bundles. Every builder answers an empty schema: nothing in the browser reads one.
const inert: unknown = new Proxy(() => inert, {
  get: (_target, key) => (key === 'properties' ? {} : inert),
  apply: () => inert,
})

export default inert
export const Type = inert
