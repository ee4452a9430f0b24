declare module 'react-refresh/runtime' {
  /** Must run before React DOM does. */
  export function injectIntoGlobalHook(global: Window): void
  /** Registers `type` as the current implementation of `id`. */
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): (type: unknown, ...key: unknown[]) => unknown
  export function isLikelyComponentType(type: unknown): boolean
  /** Rerenders all components whose type was replaced. State is kept if the hooks are unchanged. */
  export function performReactRefresh(): unknown
}
