interface Singleton {
  /** The range of versions that remotes accept. */
  requires: string
  /** The package that contains it, if its name is different. */
  package?: string
}

/**
 * The packages that the shell provides to every remote, once per page. Remotes do not bundle them (`import: false`) and
 * declare the range they accept; the shell declares its exact version.
 */
export const SINGLETONS: Record<string, Singleton> = {
  react: { requires: '^19.3.0' },
  // The code that the compiler generates for JSX must match the React of the page. A development build uses a
  // different runtime.
  'react/jsx-runtime': { requires: '^19.3.0', package: 'react' },
  'react/jsx-dev-runtime': { requires: '^19.3.0', package: 'react' },
  'react-dom': { requires: '^19.3.0' },
  // Libraries import this module, although only the shell creates roots in the page.
  'react-dom/client': { requires: '^19.3.0', package: 'react-dom' },
  'react-router': { requires: '^7.18.0' },
  'react-router-dom': { requires: '^7.18.0' },
  'styled-components': { requires: '^6.6.0' },
  swr: { requires: '^2.5.0' },
  axios: { requires: '^1.21.0' },
  'react-hot-toast': { requires: '^2.6.0' },
  '@lingui/core': { requires: '^5.9.0' },
  '@lingui/react': { requires: '^5.9.0' },
  '@mentor-connect/contract/auth': { requires: '^2.0.0' },
}

/** Modules that the areas' bundles for servers require instead of containing them. The shell's bundle provides them. */
export const PROVIDED_ON_SERVER = Object.keys(SINGLETONS)

/** Packages that work with any version of React, or without React. */
const WITHOUT_REACT = ['axios', '@lingui/core']

/**
 * Returns the packages that a remote takes from the shell. A remote with a separate React takes only those that do
 * not depend on the page's React.
 */
export const takenPackages = (hasOwnReact: boolean): string[] =>
  hasOwnReact ? WITHOUT_REACT : Object.keys(SINGLETONS)
