declare module 'postcss-modules-local-by-default' {
  import type { PluginCreator } from 'postcss'
  /** Marks the names in a CSS module as local. */
  const localByDefault: PluginCreator<object>
  export default localByDefault
}

declare module 'postcss-modules-scope' {
  import type { PluginCreator } from 'postcss'
  /** Replaces local names and lists them in a rule `:export`. */
  const scope: PluginCreator<{ generateScopedName: (local: string) => string }>
  export default scope
}
