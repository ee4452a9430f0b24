/** Makes media queries with one of these features match, until `jest.restoreAllMocks`. */
export function screenIs(...features: string[]): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: features.some((feature) => query.includes(feature)),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
}
