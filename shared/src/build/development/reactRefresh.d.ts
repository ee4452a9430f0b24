declare module 'react-refresh/runtime' {
  /** Must run before React DOM does. */
  export function injectIntoGlobalHook(global: Window): void
  /** Tells that `type` is what `id` stands for from now on. */
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): (type: unknown, ...key: unknown[]) => unknown
  export function isLikelyComponentType(type: unknown): boolean
  /** Renders again whatever uses a type that has been replaced, keeping its state where its hooks allow it. */
  export function performReactRefresh(): unknown
}
