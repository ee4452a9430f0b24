// Replaces `typebox` in browser bundles. Every builder returns an empty schema, because the browser reads none.
const inert: unknown = new Proxy(() => inert, {
  get: (_target, key) => (key === 'properties' ? {} : inert),
  apply: () => inert,
})

export default inert
export const Type = inert
